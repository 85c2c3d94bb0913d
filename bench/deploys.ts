import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { type AndromedaServer, startAndromeda } from '../e2e/host/andromeda-server.ts';
import { type ChangedRemote, changeRemote } from '../e2e/host/changed-remote.ts';
import { type PageLoad, readPage, startPageLoad } from '../e2e/host/page-load.ts';
import { runRelease } from '../e2e/host/release-cli.ts';
import { type Row, rowOf } from './figures/row.ts';

const REMOTE = 'mfe-text-tools';
const TEXT = ['Palavras-chave', 'Palavras-guia'] as const;
const DEPLOYS = 20;
const ROLLBACKS = 5;
const PLAIN_PAGES = 40;
const VISITORS = 3;
/** The pause between two navigations of a visitor, so that the load leaves a processor to the command line. */
const PAUSE_MS = 25;
/** The limit for the deploys under load, which a busy machine may stretch. */
const BOUND_MS = 50_000;
const LIMIT_S = 2;
const BASELINE = 'a page request without load';

/** Measures the seconds from the command to a page with the new version, and counts the navigations that fail meanwhile. */
export async function run(): Promise<Row[]> {
  const changes = Array.from({ length: DEPLOYS }, (_, index) =>
    changeRemote(REMOTE, `d${String(index).padStart(2, '0')}`, TEXT),
  );
  const server = await startAndromeda();
  try {
    const baseline = await plainPages(server.url);
    const ends = performance.now() + BOUND_MS;
    await using load = startPageLoad(server.url, { remote: REMOTE, visitors: VISITORS, pauseMs: PAUSE_MS });
    const deploys = await deployAll(server, load, changes, ends);
    const rollbacks = await rollBack(server, load, deploys.length, ends);
    if (load.failures[0]) console.log(`first failure: ${load.failures[0]}`);
    const against = [BASELINE, baseline] as const;
    return [
      rowOf(`${deploys.length} deploys of ${REMOTE}, build excluded, command to live`, 's', deploys, {
        against,
        wanted: ['value', 'at most', LIMIT_S],
      }),
      rowOf(`${rollbacks.length} rollbacks, command to live`, 's', rollbacks, { against }),
      rowOf(`failed of ${load.navigations()} navigations under load`, 'navigations', [load.failures.length], {
        wanted: ['value', 'at most', 0],
      }),
    ];
  } finally {
    await server.dispose();
    for (const { folder } of changes) rmSync(dirname(folder), { recursive: true, force: true });
  }
}

async function plainPages(url: string): Promise<number[]> {
  const seconds: number[] = [];
  for (let round = -5; round < PLAIN_PAGES; round++) {
    const start = performance.now();
    await readPage(url, REMOTE);
    if (round >= 0) seconds.push((performance.now() - start) / 1000);
  }
  return seconds;
}

async function deployAll(server: AndromedaServer, load: PageLoad, changes: ChangedRemote[], ends: number) {
  const seconds: number[] = [];
  // The rest of the time belongs to the rollbacks.
  const last = ends - BOUND_MS / 5;
  for (const { folder, version } of changes) {
    if (performance.now() > last) break;
    seconds.push(await untilLive(server, load, version, [REMOTE, '--from', folder]));
  }
  return seconds;
}

async function rollBack(server: AndromedaServer, load: PageLoad, deployed: number, ends: number) {
  const seconds: number[] = [];
  for (let back = 0; back < Math.min(ROLLBACKS, deployed) && performance.now() < ends; back++) {
    const { previousVersion } = await readRelease(server);
    if (!previousVersion) break;
    seconds.push(await untilLive(server, load, previousVersion, ['rollback', REMOTE]));
  }
  return seconds;
}

/** The seconds from the start of `pnpm release …` to the end of the first page request that named the version. */
async function untilLive(server: AndromedaServer, load: PageLoad, version: string, args: string[]) {
  const start = performance.now();
  const [moment] = await Promise.all([load.sees(version), release(server, args)]);
  return (moment - start) / 1000;
}

async function release(server: AndromedaServer, args: string[]): Promise<void> {
  const { code, output } = await runRelease(server, ...args);
  if (code !== 0) throw new Error(`release ${args.join(' ')} ended with ${code}:\n${output}`);
}

async function readRelease(server: AndromedaServer): Promise<{ previousVersion: string | null }> {
  const token = readFileSync(`${server.dataDir}/deploy-token`, 'utf8').trim();
  const answer = await fetch(`${server.url}/api/remotes`, { headers: { authorization: `Bearer ${token}` } });
  const { remotes } = (await answer.json()) as {
    remotes: { remote: string; previousVersion: string | null }[];
  };
  const release = remotes.find(({ remote }) => remote === REMOTE);
  if (!release) throw new Error(`the registry knows no ${REMOTE}`);
  return release;
}
