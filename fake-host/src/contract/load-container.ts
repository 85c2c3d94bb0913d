import type { RemoteContainer } from '@andromeda/tooling/hosting';

/** The part of federation's manifest that counts here. */
interface FederationManifest {
  metaData: { globalName: string; remoteEntry: { name: string; type?: string } };
}

/**
 * Runs the entry beside a manifest and answers the container: what a script leaves in the page, and what a module exports.
 * `integrity` has the hash of each file by its name: the page's policy blocks a script without one.
 */
export async function loadContainer(
  manifestUrl: string,
  integrity: Record<string, string>,
): Promise<RemoteContainer> {
  const answer = await fetch(manifestUrl);
  const { metaData } = (await answer.json()) as FederationManifest;
  const entry = new URL(metaData.remoteEntry.name, answer.url).href;
  if (['module', 'esm'].includes(metaData.remoteEntry.type ?? ''))
    return (await import(/* webpackIgnore: true */ entry)) as RemoteContainer;
  const script = document.createElement('script');
  script.src = entry;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity[metaData.remoteEntry.name] ?? '';
  await new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = () => reject(new Error(`${script.src} did not load`));
    document.head.append(script);
  });
  const container = (globalThis as unknown as Record<string, RemoteContainer>)[metaData.globalName];
  if (!container) throw new Error(`${script.src} left no container`);
  return container;
}
