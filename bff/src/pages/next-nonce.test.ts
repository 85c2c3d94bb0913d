import { expect, test } from 'vitest';
import { nextNonce } from './next-nonce.ts';

test('each page has a nonce of its own, of 128 bits', () => {
  const nonces = Array.from({ length: 1000 }, nextNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});
