import { describe, expect, test } from 'vitest';
import type { ReleaseChange } from '../../../../contract/releases.ts';
import type { MemberRank } from '../../../../contract/remote-members.ts';
import { ana, bia } from '../../../testing/test-accounts.ts';
import { createTestReleases, master, sentPackage } from '../../../testing/test-releases.ts';
import { changeFlag } from '../change-flag.ts';
import { changeRelease } from '../change-release.ts';
import { createPreview } from '../create-preview.ts';
import { endPreviewsOf } from '../end-previews.ts';
import { publishVersion } from '../publish-version.ts';
import type { Actor } from '../recognise-actor.ts';
import { approveRequest, askForChange, declineRequest } from './release-requests.ts';

const remote = 'mfe-library';
const of = (rank: MemberRank, { userId, email } = bia): Actor => ({
  ...{ name: email, userId, remote: 'team', mayGiveTokens: false },
  teams: new Map([[remote, rank]]),
});
const admin: Actor = { ...master, name: ana.email, userId: ana.userId };

/** Version 1 of the library is live after 0, and version 3 is published. */
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
const canary = (percent: number, revision = 2) =>
  ({ action: 'canary', version: '3.0.0', percent, revision }) as const;
const forbidden = { code: 'forbidden' };
const needs = (rank: string, ownRank: MemberRank) => ({ ...forbidden, details: { rank, ownRank } });

describe('a member of the rank view', () => {
  test.each<[string, ReleaseChange, string]>([
    ['promotes', promote, 'release'],
    ['opens a canary', canary(1), 'canary'],
    ['rolls back', { action: 'rollback', revision: 2 }, 'release'],
    ['follows the build', { action: 'follow_build', revision: 2 }, 'release'],
  ])('never %s, and the refusal names the rank that does', async (_what, request, rank) => {
    const { change, releases } = await open();
    await expect(change(of('view'), request)).rejects.toMatchObject(needs(rank, 'view'));
    expect(releases.snapshot.channel(remote)?.revision).toBe(2);
  });

  test('withdraws no canary, makes and ends no preview, and changes no flag', async () => {
    const { change, releases } = await open();
    await change(master, canary(5));
    await createPreview(releases, master, { remote, version: '3.0.0', hours: 1 });
    const withdrawal = change(of('view'), { action: 'stop_canary', revision: 3 });
    await expect(withdrawal).rejects.toMatchObject(needs('canary', 'view'));
    const preview = createPreview(releases, of('view'), { remote, version: '3.0.0', hours: 1 });
    await expect(preview).rejects.toMatchObject(needs('publish', 'view'));
    const ending = endPreviewsOf(releases, of('view'), { remote, version: '3.0.0' });
    await expect(ending).rejects.toMatchObject(needs('publish', 'view'));
    const flag = { remote, flag: 'library.new-grid' };
    const flagging = changeFlag(releases, of('view'), flag, { percent: 0, revision: 0 });
    await expect(flagging).rejects.toMatchObject(needs('canary', 'view'));
  });
});

test('a member of the rank canary shows a version to up to half of the users, withdraws it, and rolls nothing back', async () => {
  const { change, releases } = await open();
  await expect(change(of('canary'), canary(50.5))).rejects.toMatchObject(needs('release', 'canary'));
  expect(await change(of('canary'), canary(50))).toMatchObject({ canaryPercent: 50, setBy: bia.email });
  expect(await change(of('canary'), { action: 'stop_canary', revision: 3 })).toMatchObject({
    canaryVersion: null,
  });
  await expect(change(of('canary'), { ...promote, revision: 4 })).rejects.toMatchObject(
    needs('release', 'canary'),
  );
  const back = change(of('canary'), { action: 'rollback', revision: 4 });
  await expect(back).rejects.toMatchObject(needs('release', 'canary'));
  const asked = { remote, version: '3.0.0', hours: 24 };
  expect((await createPreview(releases, of('canary'), asked)).url).toContain('previa=');
  expect(await endPreviewsOf(releases, of('canary'), asked)).toBe(1);
});

test('a member of the rank release promotes and rolls back, and the trail has their name', async () => {
  const { change, releases } = await open();
  expect(await change(of('release'), promote)).toMatchObject({ liveVersion: '3.0.0', setBy: bia.email });
  const back = await change(of('release'), { action: 'rollback', revision: 3 });
  expect(back).toMatchObject({ liveVersion: '2.0.0' });
  const [last] = await releases.registry.trail(remote, 1);
  expect(last).toMatchObject({ who: bia.email, what: 'rollback' });
});

test('no rank holds for another remote, which a member changes as little as the shell', async () => {
  const { releases } = await open();
  for (const other of ['mfe-account', 'shell'])
    await expect(
      changeRelease(releases, of('release'), other, { action: 'follow_build', revision: 0 }),
    ).rejects.toMatchObject(forbidden);
});

test('a member publishes nothing by their session, whatever their rank', async () => {
  const { releases } = await open();
  const sent = publishVersion(releases, of('release'), sentPackage('4.0.0'));
  await expect(sent).rejects.toMatchObject(forbidden);
});

describe('where changes need an approval', () => {
  async function openAsked() {
    const opened = await open();
    await opened.releases.registry.requireApproval(remote, true, ana.email);
    const { id } = await askForChange(opened.releases, of('release'), remote, promote);
    return { ...opened, named: { remote, id } };
  }

  test('a member asks, an administrator approves, and the trail has both names', async () => {
    const { releases, change, named } = await openAsked();
    await expect(change(of('release'), promote)).rejects.toMatchObject({ code: 'approval_required' });
    await approveRequest(releases, admin, named);
    const [last] = await releases.registry.trail(remote, 1);
    expect(last).toMatchObject({ who: ana.email, what: 'promote', detail: { askedBy: bia.email } });
  });

  test('a member approves neither their own request nor that of another member', async () => {
    const { releases, named } = await openAsked();
    for (const member of [of('release'), of('release', ana)])
      await expect(approveRequest(releases, member, named)).rejects.toMatchObject(forbidden);
  });

  test('a member withdraws their own request and no other', async () => {
    const { releases, named } = await openAsked();
    await expect(declineRequest(releases, of('release', ana), named)).rejects.toMatchObject(forbidden);
    await declineRequest(releases, of('release'), named);
    expect((await releases.registry.request(remote, named.id))?.state).toBe('declined');
  });

  test('a member asks for nothing above their rank', async () => {
    const { releases } = await open();
    await releases.registry.requireApproval(remote, true, ana.email);
    const asking = askForChange(releases, of('canary'), remote, promote);
    await expect(asking).rejects.toMatchObject(needs('release', 'canary'));
  });
});
