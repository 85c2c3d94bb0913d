import { expect, test } from 'vitest';
import { createReleaseSnapshot } from '../../remotes/release-snapshot.ts';
import { createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { publishVersion } from './publish-version.ts';

/** Versions 1 and 2 of the library, none of them shown. */
async function open() {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  const change = (request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, 'mfe-library', request);
  return { releases, change };
}

test('a rollback takes back the canary that another node opened a moment ago', async () => {
  const { releases, change } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  const elsewhere = { ...releases, snapshot: createReleaseSnapshot(releases.registry, releases.logger) };
  const canary = { action: 'canary', version: '2.0.0', percent: 10, revision: 1 } as const;
  await changeRelease(elsewhere, master, 'mfe-library', canary);
  expect(await change({ action: 'rollback', revision: 2 })).toMatchObject({
    liveVersion: '1.0.0',
    canaryVersion: null,
  });
});

test('a version that was never published cannot be shown', async () => {
  const { change } = await open();
  const promoting = change({ action: 'promote', version: '9.0.0', revision: 0 });
  await expect(promoting).rejects.toMatchObject({ code: 'not_found' });
});

test('a version that was pruned while it was promoted is not found', async () => {
  const { releases, change } = await open();
  releases.registry.change = async () => ({ outcome: 'unknown_version' });
  const promoting = change({ action: 'promote', version: '1.0.0', revision: 0 });
  await expect(promoting).rejects.toMatchObject({ code: 'not_found' });
});

test('a version that is live cannot become the canary beside itself', async () => {
  const { change } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  const canary = change({ action: 'canary', version: '1.0.0', percent: 10, revision: 1 });
  await expect(canary).rejects.toMatchObject({ code: 'already_live' });
});

test('the refusal of a late decision names the canary, and that nothing is live', async () => {
  const { change } = await open();
  await change({ action: 'canary', version: '2.0.0', percent: 25, revision: 0 });
  await expect(change({ action: 'promote', version: '1.0.0', revision: 0 })).rejects.toMatchObject({
    code: 'release_changed',
    details: { revision: '1', liveVersion: '', canaryVersion: '2.0.0', canaryPercent: '25' },
  });
});
