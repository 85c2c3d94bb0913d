import { randomUUID } from 'node:crypto';
import { availableParallelism, cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { createSeller } from '../e2e/host/seller.ts';
import { quantile } from './figures/median.ts';
import { type Row, rowOf } from './figures/row.ts';

const ROUNDS = 3;
const CALLS = 400;
const REQUESTS = 40;
const EDGE = 7000;
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
    const create = { width: EDGE, height: EDGE, channels: 3 as const, background: '#336699' };
    const png = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    await waits(server.url, other, CALLS);
    const [quiet, attacked]: [number[], number[]] = [[], []];
    for (let round = 1; round <= ROUNDS; round++) {
      const others = await measureLoad();
      const normal = await waits(server.url, other, CALLS);
      const { took, statuses } = await waitsWhileGreedy(server.url, other, png);
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

/** Asks until every request of a new account has been answered. */
async function waitsWhileGreedy(url: string, other: string, png: Buffer) {
  const greedy = await tokenOf(url);
  let open = REQUESTS;
  const requests = Array.from({ length: REQUESTS }, () =>
    requestPicture(url, greedy, png).finally(() => {
      open -= 1;
    }),
  );
  const took: number[] = [];
  while (open > 0) took.push(...(await waits(url, other, 10)));
  return { took, statuses: await Promise.all(requests) };
}

async function waits(url: string, token: string, calls: number): Promise<number[]> {
  const took: number[] = [];
  for (let call = 0; call < calls; call++) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/credits`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    took.push(performance.now() - began);
  }
  return took;
}

async function requestPicture(url: string, token: string, png: Buffer): Promise<number> {
  const form = new FormData();
  form.set('operation', 'change_background');
  form.set('options', '{"backgroundColor":"#FFFFFF"}');
  form.append('images', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'foto.png');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await fetch(`${url}/api/generations`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

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
