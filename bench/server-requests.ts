import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { createSeller } from '../e2e/host/seller.ts';
import { measureRequests, type Speed, type Target } from './figures/measure-requests.ts';
import { median } from './figures/median.ts';

const CONNECTIONS = [1, 16, 64];
const ROUNDS = 3;
const SECONDS = 2;

interface Row {
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
export async function run() {
  const server = await startAndromeda();
  const bare = await startBare(`${server.url}/login`);
  try {
    const { session } = await createSeller(server.url);
    const of = (path: string, headers = {}) => ({ url: server.url + path, headers, pid: server.pid });
    const rows: Row[] = [
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
    const results: Record<string, object> = {};
    for (const row of rows)
      for (const connections of CONNECTIONS)
        results[`${row.name}, ${connections} at once`] = await compare(row, connections);
    return results;
  } finally {
    bare.close();
    await server.dispose();
  }
}

async function compare({ name, target, baselineName, baseline, wanted }: Row, connections: number) {
  const rounds: { base: Speed; speed: Speed }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({
      base: await measureRequests(baseline, connections, SECONDS),
      speed: await measureRequests(target, connections, SECONDS),
    });
  const base = middle(rounds.map((round) => round.base));
  const speed = middle(rounds.map((round) => round.speed));
  const ratios = rounds.map((round) => round.speed.perSecond / round.base.perSecond);
  const spread = [Math.min(...ratios), Math.max(...ratios)].map(short);
  const ratio = short(median(ratios));
  const ofProcessor = short(base.cpuMs / speed.cpuMs);
  const tell = (what: string, figures: Speed, rest = '') =>
    console.log(`server requests: ${what}, ${connections} at once: ${sentenceOf(figures)}${rest}`);
  tell(`baseline (${baselineName})`, base);
  tell(
    name,
    speed,
    `, ratio ${ratio} (${spread.join(' to ')}), of processor time ${ofProcessor}, wanted ${wanted}`,
  );
  return { baselineName, baseline: base, measured: speed, ratio, spread, ofProcessor, wanted };
}

function middle(speeds: readonly Speed[]): Speed {
  const of = (figure: keyof Speed) => short(median(speeds.map((speed) => speed[figure])));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), cpuMs: of('cpuMs') };
}

const short = (figure: number) => Number(figure.toPrecision(3));

const sentenceOf = ({ perSecond, p50, p99, cpuMs }: Speed) =>
  `${perSecond} a second, p50 ${p50} ms, p99 ${p99} ms, processor ${cpuMs} ms each`;

async function startBare(url: string): Promise<{ target: Target; close(): void }> {
  const html = await (await fetch(url)).text();
  const child = fork(new URL('figures/bare-hono.ts', import.meta.url));
  child.send(html);
  const [port] = await once(child, 'message');
  const target = { url: `http://127.0.0.1:${port}`, headers: {}, pid: child.pid ?? 0 };
  return { target, close: () => void child.kill() };
}
