import { expect, test } from 'vitest';
import { changeRelease } from '../services/registry/change-release.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { createTestReleases, master, sentPackage } from '../testing/test-releases.ts';
import { createTestServices } from '../testing/test-services.ts';
import { createReleaseSnapshot } from './release-snapshot.ts';

async function open() {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  const { logger, logged } = createTestServices();
  let away = false;
  let asked = 0;
  const registry: Parameters<typeof createReleaseSnapshot>[0] = {
    version: releases.registry.version,
    state: async () => {
      asked += 1;
      if (away) throw new Error('away');
      return releases.registry.state();
    },
  };
  const snapshot = createReleaseSnapshot(registry, logger);
  const goAway = (gone: boolean) => {
    away = gone;
  };
  return { releases, snapshot, logged, goAway, timesAsked: () => asked };
}

test('another node’s change is known after the next reading', async () => {
  const { releases, snapshot } = await open();
  await snapshot.refresh();
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '2.0.0', revision: 1 });
  expect(snapshot.channel('mfe-library')?.liveVersion).toBe('1.0.0');
  await snapshot.refresh();
  expect(snapshot.channel('mfe-library')?.liveVersion).toBe('2.0.0');
});

test('while the registry is away pages go on with what was known, and it is logged once', async () => {
  const { snapshot, logged, goAway } = await open();
  await snapshot.refresh();
  goAway(true);
  for (let time = 0; time < 3; time += 1) await snapshot.refresh();
  expect(snapshot.loaded('mfe-library', '1.0.0')?.entry.remote.version).toBe('1.0.0');
  expect(logged.filter((line) => line.includes('does not answer'))).toHaveLength(1);
});

test('however many ask for unknown files at once, the registry is asked once', async () => {
  const { snapshot, timesAsked } = await open();
  await Promise.all(Array.from({ length: 50 }, () => snapshot.refreshSoon()));
  expect(timesAsked()).toBe(1);
  expect(snapshot.knows('mfe-library', '2.0.0')).toBe(true);
});
