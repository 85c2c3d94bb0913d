import type { RemoteContainer } from '@andromeda/tooling/hosting';
import { scriptUrl } from 'bff/contract/browser/modules';
import { type AllowModules, createImportMaps, type ImportModule, importModule } from './import-maps.ts';
import { allFilesOf, entryOf, keyOf, type RemoteFile, type RemoteVersion } from './remote-files.ts';

/**
 * Loads the containers of versions whose entry is a module. A browser keeps what it imported, also that it failed, so every further
 * attempt at a version imports its scripts from other addresses.
 */
export function createModuleContainers(
  allow: AllowModules = createImportMaps(),
  load: ImportModule = importModule,
): (remote: RemoteVersion) => Promise<RemoteContainer> {
  const attempts = new Map<string, number>();
  return async (remote) => {
    const attempt = attempts.get(keyOf(remote)) ?? 0;
    attempts.set(keyOf(remote), attempt + 1);
    await allow(remote, attempt);
    const styles = allFilesOf(remote).filter(({ as }) => as === 'style');
    await Promise.all(styles.map(bringStyle));
    const entry = (await load(scriptUrl(entryOf(remote).url, attempt))) as Partial<RemoteContainer>;
    if (typeof entry.get !== 'function' || typeof entry.init !== 'function')
      throw new Error(`${keyOf(remote)} is no container`);
    return entry as RemoteContainer;
  };
}

/** Of this page. */
export const importContainer = createModuleContainers();

/**
 * Loads a style by its hash before the remote asks for it: what Vite writes to load one knows no hash, and leaves alone what is in the page.
 */
function bringStyle({ url, integrity }: RemoteFile): Promise<void> {
  const there = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of there.filter(({ href }) => href === url)) {
    if (link.sheet) return Promise.resolve();
    link.remove();
  }
  if (!integrity) return Promise.reject(new Error(`${url} has no hash`));
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity, href: url });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} did not load`));
    };
    document.head.append(link);
  });
}
