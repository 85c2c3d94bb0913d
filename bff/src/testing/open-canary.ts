import { changeRelease } from '../services/registry/change-release.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { createTestReleases, master, sentPackage } from './test-releases.ts';

/** Version 1 of a remote live, and version 2 shown to some users, `minutes` later. */
export async function openCanary({ percent, minutes = 0 }: { percent: number; minutes?: number }) {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  const change = (request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, 'mfe-library', request);
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  await releases.clock.advance(minutes * 60_000);
  await change({ action: 'canary', version: '2.0.0', percent, revision: 1 });
  const canary = () => releases.snapshot.channel('mfe-library')?.canaryVersion;
  const lastLine = async () => (await releases.registry.trail('mfe-library', 1))[0];
  return { releases, change, canary, lastLine };
}
