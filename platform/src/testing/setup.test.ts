import { expect, test } from 'vitest';

let old = 0;

test('a page may start timers that it never ends', async () => {
  setInterval(() => old++, 1);
  await expect.poll(() => old).toBeGreaterThan(0);
});

test('and they end with its test, as a page takes its timers along', async () => {
  const before = old;
  let own = 0;
  const timer = setInterval(() => own++, 1);
  await expect.poll(() => own).toBeGreaterThan(5);
  clearInterval(timer);
  expect(old).toBe(before);
});
