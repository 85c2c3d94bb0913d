import { expect, test } from 'vitest';
import type { RemoteEvent } from '../../../contract/remote-health.ts';
import { createTestReleases, master } from '../../testing/test-releases.ts';
import { readCurves } from './read-curves.ts';

const from = { visitor: 'ana', network: '10.0.0.1' };
const event = (kind: RemoteEvent['kind'], ms = 200): RemoteEvent => ({
  remote: 'mfe-account',
  version: '1.0.0',
  kind,
  ms,
});

test('the curve of an hour has a step for each minute, with openings, failures and the median', async () => {
  const releases = createTestReleases();
  releases.gatherer.add([event('loaded'), event('load_failed')], from);
  const { stepMinutes, since, until, points } = await readCurves(releases, master, { hours: 1 });
  const now = releases.clock.now();
  expect(stepMinutes).toBe(1);
  expect([since, until]).toEqual([
    new Date(now.getTime() - 59 * 60_000).toISOString(),
    new Date(now.getTime() + 60_000).toISOString(),
  ]);
  expect(points).toEqual([
    {
      remote: 'mfe-account',
      version: '1.0.0',
      loads: 1,
      failures: 1,
      medianMs: expect.closeTo(180, -2),
      at: now.toISOString(),
    },
  ]);
});

test('a curve of a week has steps of three hours, and one of another version has none of this one', async () => {
  const releases = createTestReleases();
  releases.gatherer.add([event('loaded')], from);
  const week = await readCurves(releases, master, { hours: 168, remote: 'mfe-account', version: '1.0.0' });
  expect(week).toMatchObject({ stepMinutes: 180, points: [{ loads: 1 }] });
  expect(await readCurves(releases, master, { hours: 168, version: '2.0.0' })).toMatchObject({ points: [] });
});
