import { expect, onTestFinished, test, vi } from 'vitest';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import { createTestReleases } from '../testing/test-releases.ts';
import { keepShellPublished } from './publish-shell.ts';

/** Starts a node whose registry takes what is published, without its files; answers who published what. */
async function start(environment: Parameters<typeof keepShellPublished>[1], isShared: boolean) {
  const releases = createTestReleases();
  const built = releases.catalog.builtShell();
  const folder = import.meta.dirname;
  const catalog: ReleaseServices['catalog'] = {
    ...releases.catalog,
    builtShell: () => built && { ...built, folder },
  };
  const sleep = vi.spyOn(releases.clock, 'sleep').mockResolvedValue();
  await releases.snapshot.refresh();
  const tasks = await keepShellPublished({ ...releases, catalog }, environment, isShared);
  await Promise.all(tasks.map((task) => task.stop()));
  const versions = (await releases.registry.versions()).map(({ remote, version }) => `${remote}@${version}`);
  return { versions, waited: sleep.mock.calls.length, tasks: tasks.length };
}

test('one of several nodes publishes its shell, and waits until the others find it, before it shows a page', async () => {
  expect(await start({ ROLE: 'both' }, true)).toEqual({ versions: ['shell@1.0.0'], waited: 1, tasks: 1 });
});

test('a server alone starts at once, and publishes its shell later', async () => {
  expect(await start({ ROLE: 'both' }, false)).toEqual({ versions: [], waited: 0, tasks: 1 });
});

test('the page that checks remotes with the shell on the disk is kept once that shell is published', async () => {
  const releases = createTestReleases();
  const folder = import.meta.dirname;
  const builtShell = () => ({ ...releases.shell, folder });
  const node = {
    ...releases,
    catalog: { ...releases.catalog, builtShell },
    builtContractPage: () => ({ shell: releases.shell.version, page: '0.1.0-p', folder }),
  };
  await releases.snapshot.refresh();
  vi.spyOn(releases.clock, 'sleep').mockResolvedValue();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const [task] = await keepShellPublished(node, { ROLE: 'both' }, true);
  expect(await releases.checks.pages()).toEqual([]);
  vi.advanceTimersByTime(15_000);
  await task?.stop();
  expect(await releases.checks.pages()).toMatchObject([{ shell: '1.0.0', page: '0.1.0-p' }]);
});

test.each([
  ['a worker', { ROLE: 'worker' }],
  [
    'a server whose shell a development server builds',
    { ROLE: 'both', DEVELOPMENT_SERVERS: { shell: 'http://localhost:1' } },
  ],
] as const)('%s publishes no shell', async (_who, environment) => {
  expect(await start(environment, true)).toEqual({ versions: [], waited: 0, tasks: 0 });
});
