import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { createSeller } from '../e2e/host/seller.ts';
import { measureRequests, type Speed, type Target } from './figures/measure-requests.ts';
import { type Row, type RowOptions, rowOf } from './figures/row.ts';

const CONNECTIONS = [1, 16, 64];
const ROUNDS = 3;
const SECONDS = 2;
/** In which the server's code, and that of its database, is optimised, and nothing is measured. */
const WARM_UP_SECONDS = 6;

interface Pair {
  name: string;
  target: Target;
  baselineName: string;
  baseline: Target;
  wanted: number;
}

/**
 * Measures a signed-in read beside one ping of the database, and a page's HTML beside the same bytes from bare Hono in a
 * process of its own. Each round asks the baseline and the product in turn.
 */
export async function run(): Promise<Row[]> {
  const server = await startAndromeda({ optimises: true });
  const bare = await startBare(`${server.url}/login`);
  try {
    const { session } = await createSeller(server.url);
    const of = (path: string, headers = {}) => ({ url: server.url + path, headers, pid: server.pid });
    const pairs: Pair[] = [
      {
        name: 'GET /api/credits',
        target: of('/api/credits', { authorization: `Bearer ${session.access_token}` }),
        baselineName: 'one database ping (GET /readyz)',
        baseline: of('/readyz'),
        wanted: 0.8,
      },
      {
        name: 'page HTML',
        target: of('/login'),
        baselineName: 'the same bytes from bare Hono',
        baseline: bare.target,
        wanted: 0.6,
      },
    ];
    const rows: Row[] = [];
    for (const { target, baseline } of pairs)
      for (const asked of [target, baseline]) await measureRequests(asked, 16, WARM_UP_SECONDS);
    for (const pair of pairs)
      for (const connections of CONNECTIONS) rows.push(...(await compare(pair, connections)));
    return rows;
  } finally {
    bare.close();
    await server.dispose();
  }
}

async function compare({ name, target, baselineName, baseline, wanted }: Pair, connections: number) {
  const rounds: { base: Speed; speed: Speed }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      base: await measureRequests(baseline, connections, SECONDS),
      speed: await measureRequests(target, connections, SECONDS),
    });
  const row = (name: string, unit: string, figure: keyof Speed, limit: Pick<RowOptions, 'wanted'> = {}) =>
    rowOf(
      name,
      unit,
      rounds.map(({ speed }) => speed[figure]),
      { against: [baselineName, rounds.map(({ base }) => base[figure])], ...limit },
    );
  const what = `${name}, ${connections} at once`;
  return [
    row(what, 'a second', 'perSecond', { wanted: ['ratio', 'at least', wanted] }),
    row(`${what}, p50`, 'ms', 'p50'),
    row(`${what}, p99`, 'ms', 'p99'),
    row(`${what}, processor`, 'ms', 'cpuMs'),
  ];
}

async function startBare(url: string): Promise<{ target: Target; close(): void }> {
  const html = await (await fetch(url)).text();
  const child = fork(new URL('figures/bare-hono.ts', import.meta.url));
  child.send(html);
  const [port] = await once(child, 'message');
  const target = { url: `http://127.0.0.1:${port}`, headers: {}, pid: child.pid ?? 0 };
  return { target, close: () => void child.kill() };
}
