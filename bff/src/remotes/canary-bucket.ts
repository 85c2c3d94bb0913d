import { createHash } from 'node:crypto';

const BUCKETS = 10_000;

/** Whether a visitor is among the `percent` of a remote's canary: always the same answer for the same visitor. */
export function inCanary(visitor: string, remote: string, percent: number): boolean {
  const digest = createHash('sha256').update(`${visitor}\n${remote}`).digest();
  return digest.readUIntBE(0, 6) % BUCKETS < percent * 100;
}
