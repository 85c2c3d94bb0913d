import { type ImportMap, importMapOf, MODULE_PROBE_HASH, probesOf } from 'bff/contract/browser/modules';
import { baseOf, keyOf, type RemoteVersion } from './remote-files.ts';
import { PageOutdatedError } from './remote-loader.ts';

/** `import()` of the browser, which no bundler replaces. */
export type ImportModule = (url: string) => Promise<unknown>;
export const importModule: ImportModule = (url) => import(/* webpackIgnore: true */ url);

/** Lets the scripts of a version be imported, under their hashes. Rejects where this page or this browser could not hold them against them. */
export type AllowModules = (remote: RemoteVersion, attempt: number) => Promise<void>;

/**
 * The import maps of this page: the one that came with it, and those that are added for versions that it learned of later, or for
 * another attempt at one.
 */
export function createImportMaps(load: ImportModule = importModule): AllowModules {
  let added = 0;
  let ofPage: Promise<Verdict> | undefined;
  return async (remote, attempt) => {
    const written = document.querySelector('script[type=importmap]');
    if (attempt === 0 && written && covers(written, remote)) {
      ofPage ??= tryBrowser('page', load);
      const verdict = await ofPage.catch((failure: unknown) => {
        ofPage = undefined;
        throw failure;
      });
      if (verdict === 'holds') return;
      throw new Error(`This browser runs ${keyOf(remote)} without its hashes.`);
    }
    // Only the policy of a page that came with a map allows another.
    if (written) {
      added += 1;
      add(importMapOf(`${added}`, [remote], attempt));
      if ((await tryBrowser(`${added}`, load)) === 'holds') return;
    }
    // Some browsers take no import map once modules were loaded.
    if (attempt === 0) throw new PageOutdatedError(`${keyOf(remote)} is newer than this page.`);
    throw new Error(`${keyOf(remote)} cannot be imported again in this page.`);
  };
}

type Verdict = 'holds' | 'ignored';

/**
 * Whether the browser holds modules against an import map: by it the first of two scripts may run, and the second may not. What does not
 * arrive says nothing of the browser, so both are fetched before.
 */
async function tryBrowser(map: string, load: ImportModule): Promise<Verdict> {
  const probes = probesOf(map);
  await Promise.all(probes.map((url) => fetch(url, { integrity: MODULE_PROBE_HASH })));
  const [allowed, refused] = await Promise.all(
    probes.map((url) =>
      load(new URL(url, location.href).href).then(
        () => true,
        () => false,
      ),
    ),
  );
  return allowed && !refused ? 'holds' : 'ignored';
}

function covers(written: Element, remote: RemoteVersion): boolean {
  const { integrity } = JSON.parse(written.textContent) as ImportMap;
  const base = new URL(baseOf(remote)).pathname;
  return Object.entries(remote.integrity).every(
    ([file, hash]) => !file.endsWith('.js') || integrity[base + file] === hash,
  );
}

function add(map: ImportMap): void {
  const script = document.createElement('script');
  script.type = 'importmap';
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) script.nonce = nonce;
  script.textContent = JSON.stringify(map);
  document.head.append(script);
}
