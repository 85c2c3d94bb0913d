import { describe, expect, test } from 'vitest';
import type { ReleaseChange, TokenRank } from '../../../../contract/releases.ts';
import { createTestReleases, master, sentPackage } from '../../../testing/test-releases.ts';
import { changeFlag } from '../change-flag.ts';
import { changeRelease } from '../change-release.ts';
import { createPreview } from '../create-preview.ts';
import { publishVersion } from '../publish-version.ts';
import type { Actor } from '../recognise-actor.ts';
import { listRemoteKeys } from '../remote-keys.ts';

const remote = 'mfe-library';
const of = (rank: TokenRank): Actor => ({ name: 'CI', remote, mayGiveTokens: false, rank });

/** Version 1 of the library is live after 0, and version 2 is published. */
async function open() {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await publishVersion(releases, master, sentPackage(version));
  const change = (actor: Actor, request: ReleaseChange) => changeRelease(releases, actor, remote, request);
  await change(master, { action: 'promote', version: '1.0.0', revision: 0 });
  await change(master, { action: 'promote', version: '2.0.0', revision: 1 });
  return { releases, change };
}
const promote = { action: 'promote', version: '3.0.0', revision: 2 } as const;
const canary = (percent: number) => ({ action: 'canary', version: '3.0.0', percent, revision: 2 }) as const;
const needs = (rank: TokenRank, ownRank: TokenRank) => ({ code: 'forbidden', details: { rank, ownRank } });

describe('a token of the rank publish', () => {
  test('publishes and makes previews', async () => {
    const { releases } = await open();
    const sent = sentPackage('4.0.0');
    expect((await publishVersion(releases, of('publish'), sent)).created).toBe(true);
    const asked = { remote, version: '4.0.0', hours: 24 };
    expect((await createPreview(releases, of('publish'), asked)).url).toContain('previa=');
  });

  test.each<[string, ReleaseChange, TokenRank]>([
    ['promotes', promote, 'release'],
    ['opens a canary', canary(1), 'canary'],
    ['rolls back', { action: 'rollback', revision: 2 }, 'release'],
    ['follows the build', { action: 'follow_build', revision: 2 }, 'release'],
  ])('no token of it %s, and the refusal names the rank that does', async (_what, request, rank) => {
    const { change, releases } = await open();
    await expect(change(of('publish'), request)).rejects.toMatchObject(needs(rank, 'publish'));
    expect(releases.snapshot.channel(remote)?.revision).toBe(2);
  });

  test('learns that it may show nothing before anything is built', async () => {
    const { releases } = await open();
    const asked = (showing?: number) => listRemoteKeys(releases, of('publish'), { remote, showing });
    await expect(asked(100)).rejects.toMatchObject(needs('release', 'publish'));
    await expect(asked(5)).rejects.toMatchObject(needs('canary', 'publish'));
    expect(await asked()).toEqual([]);
  });

  test('withdraws no canary', async () => {
    const { change } = await open();
    await change(master, canary(5));
    const withdrawal = { action: 'stop_canary', revision: 3 } as const;
    await expect(change(of('publish'), withdrawal)).rejects.toMatchObject(needs('canary', 'publish'));
  });
});

describe('a token of the rank canary', () => {
  test('shows a version to up to half of the users, and not to more', async () => {
    const { change } = await open();
    await expect(change(of('canary'), canary(50.5))).rejects.toMatchObject(needs('release', 'canary'));
    expect(await change(of('canary'), canary(50))).toMatchObject({ canaryPercent: 50 });
  });

  test('withdraws a canary, also by the rollback of an emergency, which it may not do to what is live', async () => {
    const { change } = await open();
    await change(master, canary(80));
    const back = await change(of('canary'), { action: 'rollback', revision: 3 });
    expect(back).toMatchObject({ canaryVersion: null, liveVersion: '2.0.0' });
    const further = change(of('canary'), { action: 'rollback', revision: 4 });
    await expect(further).rejects.toMatchObject(needs('release', 'canary'));
    await expect(change(of('canary'), { ...promote, revision: 4 })).rejects.toMatchObject(
      needs('release', 'canary'),
    );
  });
});

test('a token of the rank release does all of it, as every token did', async () => {
  const { change } = await open();
  expect(await change(of('release'), promote)).toMatchObject({ liveVersion: '3.0.0' });
  expect(await change(of('release'), { action: 'rollback', revision: 3 })).toMatchObject({
    liveVersion: '2.0.0',
  });
});

test('a flag is shown to users as a canary is: by its percentage', async () => {
  const { releases } = await open();
  const flag = (rank: TokenRank, percent: number, revision = 0) =>
    changeFlag(releases, of(rank), { remote, flag: 'library.new-grid' }, { percent, revision });
  await expect(flag('publish', 1)).rejects.toMatchObject(needs('canary', 'publish'));
  await expect(flag('canary', 51)).rejects.toMatchObject(needs('release', 'canary'));
  expect(await flag('canary', 50)).toMatchObject({ percent: 50 });
  expect(await flag('release', 100, 1)).toMatchObject({ percent: 100 });
});
