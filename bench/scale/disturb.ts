import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { secondsUntil, shareOfCore } from '../../e2e/faults/figures.ts';
import { changeRemote } from '../../e2e/host/changed-remote.ts';
import { readPage, startPageLoad } from '../../e2e/host/page-load.ts';
import { runRelease } from '../../e2e/host/release-cli.ts';
import type { Installation } from './installation.ts';

const REMOTE = 'mfe-library';
/** A user takes a longer wait for a fault, on a core that nobody else uses. */
const PATIENCE_SECONDS = 10;
/** A web process reads the registry every 2 s. */
const RELEASE_SECONDS = 30;
const LONGEST_SECONDS = 90;
/** A team whose command found no answer gives the next one that it names. */
const TRIES = 3;

/** What was done to an installation at work, and how it went. */
export interface Disturbance {
  /** Seconds from kill -9 until both processes served again. */
  restarted: number;
  /** Seconds from the release command until every web process served the release; null where one never did. */
  released: number | null;
  /** What visitors saw go wrong who meanwhile loaded a page with all files of the released remote. */
  failures: readonly string[];
}

/** Kills a web process and a worker by kill -9, releases a remote meanwhile, and starts both again. `nth` names the release. */
export async function disturb(installation: Installation, nth: number): Promise<Disturbance> {
  const share = shareOfCore();
  await using visitors = startPageLoad(installation.url, {
    remote: REMOTE,
    visitors: 1,
    pauseMs: 200,
    patienceMs: Math.round((1000 * PATIENCE_SECONDS) / share),
  });
  const began = performance.now();
  const startAgain = await Promise.all([installation.web.kill(), installation.workers.kill()]);
  const released = release(installation, nth, Math.min(RELEASE_SECONDS / share, LONGEST_SECONDS));
  await Promise.all(startAgain.map((start) => start()));
  const restarted = (performance.now() - began) / 1000;
  return { restarted, released: await released, failures: visitors.failures };
}

async function release(
  { url, dataDir, web }: Installation,
  nth: number,
  limitSeconds: number,
): Promise<number | null> {
  const { folder, version } = changeRemote(REMOTE, `s${nth}`, ['Biblioteca', `Estante ${nth}`]);
  try {
    const began = performance.now();
    await releaseUntilDone({ url, dataDir }, [REMOTE, '--from', folder], ['promote', REMOTE, version]);
    const isEverywhere = async () => {
      // One of them may still be starting again.
      const pages = await Promise.all(web.addresses().map((address) => readPage(address, REMOTE)));
      return pages.every((page) => page.version === version);
    };
    if ((await secondsUntil(isEverywhere, limitSeconds)) === null) return null;
    return (performance.now() - began) / 1000;
  } finally {
    rmSync(dirname(folder), { recursive: true, force: true });
  }
}

type Words = readonly string[];

async function releaseUntilDone(server: { url: string; dataDir: string }, first: Words, next: Words) {
  for (let tries = 0, words = first; tries < TRIES; tries += 1, words = next) {
    const { code, output } = await runRelease(server, ...words);
    if (code === 0) return;
    console.log(`release ${words[0]} ended with ${code}: ${output.trim()}`);
  }
}
