import { expect, test } from 'vitest';
import type { StoredFlag } from '../ports/remote-flags.ts';
import { createTestServices } from '../testing/test-services.ts';
import { createFlagSnapshot } from './flag-snapshot.ts';

const { logger } = createTestServices();
const flag = (changes: Partial<StoredFlag> = {}): StoredFlag => ({
  name: 'library.new-grid',
  remote: 'mfe-library',
  percent: 0,
  visitors: [],
  note: '',
  revision: 1,
  setBy: 'ana@example.com',
  changedAt: '2026-11-28T12:00:00.000Z',
  ...changes,
});
const visitors = Array.from({ length: 10_000 }, (_, index) => `u${index}`);

async function knowing(...flags: StoredFlag[]) {
  const snapshot = createFlagSnapshot({ all: async () => flags }, logger);
  await snapshot.refresh();
  return { ...snapshot, having: () => visitors.filter((visitor) => snapshot.on(visitor).length > 0) };
}

test.each([1, 25, 50, 90])('of 10,000 visitors about %i % have a flag of that percent', async (percent) => {
  const { having } = await knowing(flag({ percent }));
  // Four standard deviations of that many independent draws.
  const deviation = Math.sqrt(10_000 * (percent / 100) * (1 - percent / 100));
  expect(Math.abs(having().length - percent * 100)).toBeLessThan(4 * deviation);
});

test('who has a flag keeps it when its percent grows', async () => {
  const few = (await knowing(flag({ percent: 10 }))).having();
  const more = new Set((await knowing(flag({ percent: 30 }))).having());
  expect(few.filter((visitor) => !more.has(visitor))).toEqual([]);
});

test('two flags of the same percent do not fall on the same visitors', async () => {
  const one = new Set((await knowing(flag({ percent: 50 }))).having());
  const other = (await knowing(flag({ name: 'library.other', percent: 50 }))).having();
  const both = other.filter((visitor) => one.has(visitor)).length;
  expect(both).toBeGreaterThan(2200);
  expect(both).toBeLessThan(2800);
});

test('a named user has a flag of 0 %, and a visitor without a name only one of 100 %', async () => {
  const { on } = await knowing(
    flag({ visitors: ['u7'] }),
    flag({ name: 'library.all', percent: 100 }),
    flag({ name: 'library.most', percent: 99.9 }),
  );
  expect(on('u7')).toContain('library.new-grid');
  expect(on('u8')).not.toContain('library.new-grid');
  expect(on(null)).toEqual(['library.all']);
});

test('visitors get names only while a flag is on for some of them', async () => {
  expect((await knowing(flag(), flag({ percent: 100, visitors: ['u1'] }))).divides()).toBe(false);
  expect((await knowing(flag({ percent: 0.5 }))).divides()).toBe(true);
  expect((await knowing(flag({ visitors: ['u1'] }))).divides()).toBe(true);
});

test('a database that does not answer leaves the flags as they were known', async () => {
  let answers = true;
  const all = async () => {
    if (!answers) throw new Error('no answer');
    return [flag({ percent: 100 })];
  };
  const snapshot = createFlagSnapshot({ all }, logger);
  await snapshot.refresh();
  answers = false;
  await snapshot.refresh();
  expect(snapshot.on(null)).toEqual(['library.new-grid']);
});
