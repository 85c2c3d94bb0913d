import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { startAndromeda } from '../e2e/host/andromeda-server.ts';
import { accessToken, createSeller } from '../e2e/host/seller.ts';

const CALLS = 400;
const ORDERS = 40;
const EDGE = 7000;
const BASELINE = 'the same calls while nobody sends photos';

/** Measures what other users wait for their balance while one account with 5 credits sends 40 photos of 49 megapixels. */
export async function run(): Promise<void> {
  const server = await startAndromeda();
  try {
    const [greedy, other] = await Promise.all(
      [await createSeller(server.url), await createSeller(server.url)].map((seller) =>
        accessToken(server.url, seller),
      ),
    );
    const create = { width: EDGE, height: EDGE, channels: 3 as const, background: '#336699' };
    const png = await sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
    const quiet = await waits(server.url, other ?? '');
    const orders = Array.from({ length: ORDERS }, () => order(server.url, greedy ?? '', png));
    const busy = await waits(server.url, other ?? '');
    const statuses = await Promise.all(orders);
    const [before, during] = [p99(quiet), p99(busy)];
    console.log(`greedy account: baseline (${BASELINE}) p99 ${before.toFixed(1)} ms`);
    console.log(
      `greedy account: p99 of others ${during.toFixed(1)} ms, ratio ${(during / before).toFixed(2)}, wanted below 2`,
    );
    console.log(`greedy account: answers ${JSON.stringify(countOf(statuses))}`);
  } finally {
    await server.dispose();
  }
}

async function waits(url: string, token: string): Promise<number[]> {
  const took: number[] = [];
  for (let call = 0; call < CALLS; call++) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/credits`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    took.push(performance.now() - began);
  }
  return took;
}

async function order(url: string, token: string, png: Buffer): Promise<number> {
  const form = new FormData();
  form.set('operation', 'change_background');
  form.set('options', '{"backgroundColor":"#FFFFFF"}');
  form.append('images', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'foto.png');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const answer = await fetch(`${url}/api/generations`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  return answer.status;
}

const p99 = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

function countOf(statuses: number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
