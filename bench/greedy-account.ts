import { availableParallelism, cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { greedyPhoto, measureGreedyRound, waitsOf } from '../e2e/host/greedy-account.ts';
import { createSeller } from '../e2e/host/seller.ts';
import { quantile } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';

const ROUNDS = 3;
const CALLS = 400;
const WANTED = 2;
const BASELINE = 'the same calls while nobody sends photos, in the same round';

/**
 * Measures what other users wait for their balance while one account with 5 credits sends 40 photos of 49 megapixels. Each
 * round measures without and with them, so that a machine whose load changes changes both.
 */
export async function run(): Promise<Row[]> {
  const server = await startAndromeda();
  try {
    const other = await tokenOf(server.url);
    const png = await greedyPhoto();
    await waitsOf(server.url, other, CALLS);
    const [quiet, attacked]: [number[], number[]] = [[], []];
    for (let round = 1; round <= ROUNDS; round++) {
      const others = await measureLoad();
      const users = { other, greedy: await tokenOf(server.url) };
      const measured = await measureGreedyRound(server.url, { ...users, png, calls: CALLS });
      const { normal, attacked: took, statuses } = measured;
      console.log(`round ${round}: ${others}; answers ${JSON.stringify(countOf(statuses))}`);
      quiet.push(quantile(normal, 0.99));
      attacked.push(quantile(took, 0.99));
    }
    return [
      rowOf('p99 of others', 'ms', attacked, {
        against: [BASELINE, quiet],
        wanted: ['ratio', 'at most', WANTED],
      }),
    ];
  } finally {
    await server.dispose();
  }
}

const tokenOf = async (url: string) => (await createSeller(url)).session.access_token;

/** How much of the cores other programs use while the server is idle. */
async function measureLoad(): Promise<string> {
  const read = () => {
    const times = cpus().map(({ times }) => times);
    const idle = times.reduce((sum, { idle }) => sum + idle, 0);
    return {
      idle,
      all: times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, idle),
    };
  };
  const before = read();
  await delay(1000);
  const after = read();
  const busy = 1 - (after.idle - before.idle) / (after.all - before.all);
  return `others used ${(busy * 100).toFixed(0)} % of ${availableParallelism()} cores just before`;
}

function countOf(statuses: number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
