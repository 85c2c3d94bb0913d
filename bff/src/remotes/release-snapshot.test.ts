import { expect, test, vi } from 'vitest';
import { changeRelease } from '../services/registry/change-release.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { newVersion } from '../testing/remote-package.ts';
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

test('another node’s change is known after the next read', async () => {
  const { releases, snapshot } = await open();
  await snapshot.refresh();
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '2.0.0', revision: 1 });
  expect(snapshot.channel('mfe-library')?.liveVersion).toBe('1.0.0');
  await snapshot.refresh();
  expect(snapshot.channel('mfe-library')?.liveVersion).toBe('2.0.0');
});

test('while the registry does not answer, pages use what was known, and the failure is logged once', async () => {
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

test('nobody waits for a registry that is known to be away; the next regular read finds it again', async () => {
  const { snapshot, goAway, timesAsked } = await open();
  goAway(true);
  await snapshot.refresh();
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    vi.advanceTimersByTime(600_000);
    await snapshot.refreshSoon();
    expect(timesAsked()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
  goAway(false);
  await snapshot.refresh();
  expect(snapshot.isAway()).toBe(false);
});

test('a registry that came back and went away again is logged again', async () => {
  const { snapshot, logged, goAway } = await open();
  for (const gone of [true, false, true]) {
    goAway(gone);
    await snapshot.refresh();
  }
  expect(logged.filter((line) => line.includes('does not answer'))).toHaveLength(2);
});

test('a state that is half a second old is good enough, an older one is read again', async () => {
  const { snapshot, timesAsked } = await open();
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    await snapshot.refresh();
    vi.advanceTimersByTime(500);
    await snapshot.refreshSoon();
    expect(timesAsked()).toBe(1);
    vi.advanceTimersByTime(1);
    await snapshot.refreshSoon();
    expect(timesAsked()).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});

test('only what this node was told of is known, and only what a channel names is ready at once', async () => {
  const { snapshot } = await open();
  await snapshot.refresh();
  expect(snapshot.knows('mfe-library', '9.0.0')).toBe(false);
  expect(snapshot.loaded('mfe-library', '1.0.0')).not.toBeNull();
  expect(snapshot.loaded('mfe-library', '2.0.0')).toBeNull();
  expect(snapshot.loaded('mfe-library', null)).toBeNull();
  expect(await snapshot.load('mfe-library', '9.0.0')).toBeNull();
});

/** A registry of so many versions of the library, of which the first is live. */
function registryOf(count: number) {
  const asked: string[] = [];
  const versions = new Map(
    Array.from({ length: count }, (_, place) => {
      const version = `${place + 1}.0.0`;
      return [version, { ...newVersion(version), publishedBy: 'ana', publishedAt: '2026-11-20T12:00:00Z' }];
    }),
  );
  const channel = {
    remote: 'mfe-library',
    liveVersion: '1.0.0',
    canaryVersion: null,
    canaryPercent: 0,
    earlierVersions: [],
    revision: 1,
    setBy: 'ana',
    changedAt: '2026-11-20T12:00:00Z',
  };
  const registry: Parameters<typeof createReleaseSnapshot>[0] = {
    state: async () => ({
      channels: [channel],
      versions: [...versions.values()],
      keys: [],
      servers: [],
      endedPreviews: [],
    }),
    version: async (_remote, version) => {
      asked.push(version);
      return versions.get(version) ?? null;
    },
  };
  const { logger } = createTestServices();
  return { asked, versions, snapshot: createReleaseSnapshot(registry, logger) };
}

test('a version is read from the registry once, until it is pruned', async () => {
  const { asked, versions, snapshot } = registryOf(2);
  for (const time of [1, 2]) {
    await snapshot.refresh();
    expect(await snapshot.load('mfe-library', '2.0.0'), `time ${time}`).not.toBeNull();
  }
  expect(asked).toEqual(['1.0.0', '2.0.0']);
  versions.delete('2.0.0');
  await snapshot.refresh();
  expect(snapshot.knows('mfe-library', '2.0.0')).toBe(false);
  expect(await snapshot.load('mfe-library', '2.0.0')).toBeNull();
});

test('two hundred versions are kept ready, and of more only those that a channel names', async () => {
  const { asked, versions, snapshot } = registryOf(201);
  const names = [...versions.keys()];
  for (const version of names.slice(0, 200)) await snapshot.load('mfe-library', version);
  await snapshot.refresh();
  await snapshot.load('mfe-library', '2.0.0');
  expect(asked).toHaveLength(200);
  await snapshot.load('mfe-library', '201.0.0');
  await snapshot.refresh();
  expect(snapshot.loaded('mfe-library', '1.0.0')).not.toBeNull();
  await snapshot.load('mfe-library', '2.0.0');
  expect(asked).toHaveLength(202);
});
