import { createHash } from 'node:crypto';
import { waiting } from '@andromeda/tooling/waiting';

interface NamedRemote {
  name: string;
  version: string;
  baseUrl: string;
  integrity: Record<string, string>;
}

/** Visitors without a browser that repeatedly load a page and every file of one remote that it names. */
export interface PageLoad extends AsyncDisposable {
  /** The failures, one sentence each. */
  failures: string[];
  /** The number of pages loaded, each with all files of the version that it named. */
  navigations(): number;
  /** The moment, by `performance.now()`, when a page that named the version had loaded. */
  sees(version: string): Promise<number>;
}

/** After this a visitor of the benches gives up, as a user would, and the answer counts as failed. No test waits by it. */
const PATIENCE_MS = 10_000;

interface PageLoadOptions {
  remote: string;
  visitors: number;
  pauseMs: number;
  patienceMs?: number;
}

/** Starts `visitors` visitors, which pause `pauseMs` between two pages. They stop when it is disposed. */
export function startPageLoad(
  url: string,
  { remote, visitors, pauseMs, patienceMs = PATIENCE_MS }: PageLoadOptions,
): PageLoad {
  const failures: string[] = [];
  const awaited = new Map<string, (moment: number) => void>();
  let navigations = 0;
  let stopped = false;
  const navigate = async () => {
    const named = await readPage(url, remote, patienceMs);
    awaited.get(named.version)?.(performance.now());
    for (const [file, hash] of Object.entries(named.integrity))
      await readFile(`${url}${named.baseUrl}${file}`, hash, patienceMs);
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
        AbortSignal.timeout(waiting.condition).onabort = () =>
          reject(new Error(`no page carried ${version}`));
      }),
    [Symbol.asyncDispose]: async () => {
      stopped = true;
      await Promise.all(all);
    },
  };
}

/** The entry of one remote in a page. */
export async function readPage(
  url: string,
  remote: string,
  limitMs = waiting.condition,
): Promise<NamedRemote> {
  const answer = await fetch(`${url}/dashboard`, { signal: AbortSignal.timeout(limitMs) });
  const page = /id="andromeda-page">(.*?)<\/script>/s.exec(await answer.text())?.[1];
  if (!answer.ok || !page) throw new Error(`the page answered ${answer.status}`);
  const { remotes } = JSON.parse(page) as { remotes: NamedRemote[] };
  const named = remotes.find(({ name }) => name === remote);
  if (!named) throw new Error(`the page names no ${remote}`);
  return named;
}

/** Reads a whole file; rejects if it is not the file that the page promised. */
export async function readFile(address: string, hash: string, limitMs = waiting.condition): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(limitMs) });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const actual = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (!answer.ok || actual !== hash) throw new Error(`${address} answered ${answer.status}, hash ${actual}`);
}
