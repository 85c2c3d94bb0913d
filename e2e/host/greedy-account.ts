import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

const EDGE = 7000;
const REQUESTS = 40;
const CALLS_AT_A_TIME = 10;

/** What another user waits for their balance, and what the greedy account was answered. Milliseconds. */
export interface GreedyRound {
  normal: number[];
  attacked: number[];
  statuses: number[];
}

/** A PNG of few bytes and 49 megapixels. */
export function greedyPhoto(): Promise<Buffer> {
  const create = { width: EDGE, height: EDGE, channels: 3 as const, background: '#336699' };
  return sharp({ create }).png({ compressionLevel: 9 }).toBuffer();
}

/**
 * Measures what another user waits while nobody sends photos, and then while a new account sends forty large ones at once,
 * until all are answered. Both in one round, so that a machine whose load changes changes both.
 */
export async function measureGreedyRound(
  url: string,
  { other, greedy, png, calls }: { other: string; greedy: string; png: Buffer; calls: number },
): Promise<GreedyRound> {
  const normal = await waitsOf(url, other, calls);
  let open = REQUESTS;
  const requests = Array.from({ length: REQUESTS }, () =>
    requestPicture(url, greedy, png).finally(() => {
      open -= 1;
    }),
  );
  const attacked: number[] = [];
  while (open > 0) attacked.push(...(await waitsOf(url, other, CALLS_AT_A_TIME)));
  return { normal, attacked, statuses: await Promise.all(requests) };
}

/** How long each call for a balance takes, one after the other. */
export async function waitsOf(url: string, token: string, calls: number): Promise<number[]> {
  const took: number[] = [];
  for (let call = 0; call < calls; call++) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/credits`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    took.push(performance.now() - began);
  }
  return took;
}

export const p99 = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

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
