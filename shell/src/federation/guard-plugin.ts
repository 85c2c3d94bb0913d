import type { ResolvedRemote } from '@andromeda/platform/host';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Milliseconds that one file of a remote may take; federation itself would wait for ever. */
const FILE_TIMEOUT_MS = 10_000;

/**
 * Serves manifests from the page, so that none is fetched, and puts the registry's hash on every script and
 * style that federation loads: a file that was changed on its way does not run.
 */
export function createGuardPlugin(remotes: () => readonly ResolvedRemote[]): ModuleFederationRuntimePlugin {
  return {
    name: 'andromeda-guard',
    fetch(url) {
      const remote = remotes().find((candidate) => manifestUrl(candidate) === url);
      return remote ? Promise.resolve(Response.json(remote.manifest)) : undefined;
    },
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      const hash = hashOf(remotes(), url);
      if (hash) script.integrity = hash;
      return { script, timeout: FILE_TIMEOUT_MS };
    },
    createLink({ url, attrs }) {
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
      link.href = url;
      link.crossOrigin = 'anonymous';
      const hash = hashOf(remotes(), url);
      if (hash) link.integrity = hash;
      return link;
    },
  };
}

/** Where a remote's manifest would lie; the name under which the page's copy is served. */
export function manifestUrl(remote: ResolvedRemote): string {
  return new URL(`${remote.baseUrl}mf-manifest.json`, location.href).href;
}

function hashOf(remotes: readonly ResolvedRemote[], url: string): string | undefined {
  for (const remote of remotes) {
    const base = new URL(remote.baseUrl, location.href).href;
    if (url.startsWith(base)) return remote.integrity[url.slice(base.length)];
  }
  return undefined;
}
