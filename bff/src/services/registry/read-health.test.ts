import { expect, test } from 'vitest';
import type { RemoteEvent } from '../../../contract/remote-health.ts';
import { createTestReleases, master } from '../../testing/test-releases.ts';
import { readHealth } from './read-health.ts';

const from = { visitor: 'ana', network: '10.0.0.1' };
const event = (kind: RemoteEvent['kind']): RemoteEvent => ({
  remote: 'mfe-account',
  version: '1.0.0',
  kind,
  ms: 200,
});

test('the health of an hour holds what was reported within it, and nothing older', async () => {
  const releases = createTestReleases();
  releases.gatherer.add([event('loaded')], from);
  const { versions, minutes } = await readHealth(releases, master, 60);
  expect(versions).toEqual([expect.objectContaining({ version: '1.0.0', loads: 1, averageMs: 200 })]);
  expect(minutes).toHaveLength(1);
  await releases.clock.advance(62 * 60_000);
  expect(await readHealth(releases, master, 60)).toEqual({ versions: [], minutes: [] });
});

test('a version that never loaded has failures and no load times', async () => {
  const releases = createTestReleases();
  releases.gatherer.add([event('load_failed')], from);
  const { versions } = await readHealth(releases, master, 60);
  expect(versions).toEqual([
    expect.objectContaining({ loads: 0, failures: 1, averageMs: null, medianMs: null, p95Ms: null }),
  ]);
});
