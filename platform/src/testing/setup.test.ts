import { screen, waitFor } from '@testing-library/react';
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

test('a wait prints the page into the error that it ends with, and into none before', async () => {
  document.body.append('Nothing here');
  const looks: string[] = [];
  const limit = { timeout: Number.EPSILON };
  const waits = waitFor(() => {
    try {
      screen.getByText('Never');
    } catch (error) {
      looks.push(String(error));
      throw error;
    }
  }, limit);
  await expect(waits).rejects.toThrow(/Unable to find .*Never.*<body>.*Nothing here/s);
  document.body.replaceChildren();
  expect(looks[0]).toContain('Never');
  expect(looks[0]).not.toContain('Nothing here');
});
