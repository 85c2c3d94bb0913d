import {
  allFilesOf,
  baseOf,
  firstFilesOf,
  keyOf,
  type RemoteFile,
  type RemoteVersion,
} from './remote-files.ts';

/** Milliseconds that one file may take to be fetched again after a failure. */
const REFETCH_MS = 3000;

/** What some browsers report about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Starts the download of all first files of a module at once: the entry would name them one after another. */
export function preload(remote: RemoteVersion, expose?: string): void {
  const there = new Set([...document.querySelectorAll('link')].map(({ href }) => href));
  for (const { url, as, integrity } of firstFilesOf(remote, expose)) {
    if (there.has(url)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = as;
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.href = url;
    document.head.append(link);
  }
}

/**
 * After a failure: removes what still hangs in the page, which a new try would wait for, and asks the server for
 * the files bypassing the browser's cache, which may keep a broken file for a year.
 */
export async function clearWay(remote: RemoteVersion): Promise<void> {
  const base = baseOf(remote);
  for (const script of document.querySelectorAll('script')) if (script.src.startsWith(base)) script.remove();
  const hanging = 'link[rel=preload], link[data-rspack-loading]';
  for (const link of document.querySelectorAll<HTMLLinkElement>(hanging))
    if (link.href.startsWith(base)) link.remove();
  const files = allFilesOf(remote).map((file) =>
    take(file, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_MS) }),
  );
  await Promise.allSettled(files);
}

/** Loads files into the browser's cache before they are needed, unless the user saves data. */
export interface Prefetcher {
  (remote: RemoteVersion): Promise<void>;
  /** True where the network allows downloads that the user has not asked for. */
  isEager(): boolean;
}

/** Requests the first files of a remote, once for each version. */
export function createPrefetcher(connection: Connection = connectionOf(navigator)): Prefetcher {
  const asked = new Set<string>();
  const prefetch = async (remote: RemoteVersion) => {
    const key = keyOf(remote);
    if (connection.saveData || remote.version === 'dev' || asked.has(key)) return;
    asked.add(key);
    const files = firstFilesOf(remote).filter(({ url }) => performance.getEntriesByName(url).length === 0);
    await Promise.allSettled(files.map((file) => take(file, { priority: 'low' })));
  };
  const isEager = () => !connection.saveData && [undefined, '4g'].includes(connection.effectiveType);
  return Object.assign(prefetch, { isEager });
}

/**
 * Fills the cache that scripts and styles are taken from; `rel=prefetch` would, too, but not in Safari. The hash is
 * checked where the file is used.
 */
async function take({ url }: RemoteFile, options: RequestInit): Promise<void> {
  const answer = await fetch(url, { ...options, mode: 'cors' });
  await answer.blob();
}

const connectionOf = (navigator: Navigator) =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};
