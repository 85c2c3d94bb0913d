import { randomFillSync } from 'node:crypto';

const BYTES = 16;

// To ask the system for 256 at once costs each a fiftieth.
const drawn = Buffer.alloc(BYTES * 256);
let used = drawn.length;

/** A page's nonce: 128 random bits in base64. */
export function nextNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += BYTES;
  return drawn.toString('base64', used - BYTES, used);
}
