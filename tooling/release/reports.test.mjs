import { afterEach, expect, test, vi } from 'vitest';
import { trail } from './reports.mjs';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['LCP', /retirou o canário por lentidão \(7 de 20 pessoas com LCP ruim\) {2}mfe-library 2\.0\.0$/],
  ['CLS', /retirou o canário porque a tela pulava \(7 de 20 pessoas com CLS ruim\) {2}mfe-library 2\.0\.0$/],
])('the trail says why a slow canary was withdrawn, by %s', async (name, line) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const vitals = [{ name, users: 20, slowUsers: 7 }];
  const entry = { at: '2026-11-28T12:00:00.000Z', who: 'andromeda', what: 'canary_rolled_back' };
  const entries = [{ ...entry, remote: 'mfe-library', version: '2.0.0', detail: { cause: 'slow', vitals } }];
  await trail(/** @type {any} */ ({ get: async () => ({ entries }) }));
  expect(log.mock.calls.flat()).toEqual([expect.stringMatching(line)]);
});
