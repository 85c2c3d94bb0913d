import { expect, test, vi } from 'vitest';
import { takeScreens } from './take-screens.mjs';

test('screens are pictured at one moment of the clock, so that those of two releases can be compared', async () => {
  /** @type {string[]} */
  const done = [];
  const tab = {
    clock: { setFixedTime: vi.fn(async (/** @type {Date} */ at) => done.push(at.toISOString())) },
    setViewportSize: async () => undefined,
    evaluate: async () => {
      done.push('shows a screen');
      throw new Error('no browser here');
    },
  };
  const taken = await takeScreens(/** @type {import('playwright').Page} */ (/** @type {unknown} */ (tab)), [
    '/a',
  ]);
  expect(taken).toEqual([]);
  expect(done).toEqual(['2026-11-29T15:00:00.000Z', 'shows a screen', 'shows a screen']);
});
