import { createHash } from 'node:crypto';

interface NamedRemote {
  name: string;
  version: string;
  baseUrl: string;
  integrity: Record<string, string>;
}

/** Visitors without a browser, who open a page and all files of one remote that it names, over and over. */
export interface PageLoad extends AsyncDisposable {
  /** What went wrong, a sentence each. */
  failures: string[];
  /** Pages opened, with all the files of the version that each named. */
  navigations(): number;
  /** The moment, by `performance.now()`, at which a page that carried the version had arrived. */
  sees(version: string): Promise<number>;
}

/** An answer that takes longer is one that a person would not have waited for. */
const PATIENCE_MS = 10_000;

/** Starts `visitors` of them, who rest `pauseMs` between two pages. They go when it is disposed. */
export function startPageLoad(
  url: string,
  { remote, visitors, pauseMs }: { remote: string; visitors: number; pauseMs: number },
): PageLoad {
  const failures: string[] = [];
  const awaited = new Map<string, (moment: number) => void>();
  let navigations = 0;
  let stopped = false;
  const navigate = async () => {
    const named = await readPage(url, remote);
    awaited.get(named.version)?.(performance.now());
    for (const [file, hash] of Object.entries(named.integrity))
      await readFile(`${url}${named.baseUrl}${file}`, hash);
  };
  const visit = async () => {
    while (!stopped) {
      navigations++;
      await navigate().catch((error: unknown) => failures.push(String(error)));
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const all = Array.from({ length: visitors }, visit);
  return {
    failures,
    navigations: () => navigations,
    sees: (version) =>
      new Promise((resolve, reject) => {
        awaited.set(version, resolve);
        AbortSignal.timeout(PATIENCE_MS).onabort = () => reject(new Error(`no page carried ${version}`));
      }),
    [Symbol.asyncDispose]: async () => {
      stopped = true;
      await Promise.all(all);
    },
  };
}

/** What a page says of one remote. */
export async function readPage(url: string, remote: string): Promise<NamedRemote> {
  const answer = await fetch(`${url}/dashboard`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const page = /id="andromeda-page">(.*?)<\/script>/s.exec(await answer.text())?.[1];
  if (!answer.ok || !page) throw new Error(`the page answered ${answer.status}`);
  const { remotes } = JSON.parse(page) as { remotes: NamedRemote[] };
  const named = remotes.find(({ name }) => name === remote);
  if (!named) throw new Error(`the page names no ${remote}`);
  return named;
}

/** Reads a file whole; rejects where it is not the one that was promised. */
export async function readFile(address: string, hash: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (!answer.ok || actual !== hash) throw new Error(`${address} answered ${answer.status}, hash ${actual}`);
}
