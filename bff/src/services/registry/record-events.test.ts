import { expect, test, vi } from 'vitest';
import { createTestReleases } from '../../testing/test-releases.ts';
import { recordEvents } from './record-events.ts';

test('a load is written with the next flush, and not by itself', async () => {
  const releases = createTestReleases();
  const add = vi.spyOn(releases.health, 'add');
  const loaded = { remote: 'mfe-account', version: '1.0.0', kind: 'loaded', ms: 200 } as const;
  await recordEvents(releases, [loaded], { visitor: 'ana', network: '10.0.0.1' });
  expect(add).not.toHaveBeenCalled();
  await releases.gatherer.flush();
  expect(add).toHaveBeenCalledTimes(1);
});
