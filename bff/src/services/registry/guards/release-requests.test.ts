import { expect, test } from 'vitest';
import { ana, bia } from '../../../testing/test-accounts.ts';
import { createTestReleases, master, sentPackage } from '../../../testing/test-releases.ts';
import { changeRelease } from '../change-release.ts';
import { listReleases } from '../list-releases.ts';
import { publishVersion } from '../publish-version.ts';
import type { Actor } from '../recognise-actor.ts';
import { lockRelease, requireApproval, unlockRelease } from './lock-release.ts';
import { approveRequest, askForChange, declineRequest, readRequest } from './release-requests.ts';

const remote = 'mfe-library';
const admin = ({ userId, email }: typeof ana): Actor => ({ ...master, name: email, userId });
const ci: Actor = { name: 'CI', remote, mayGiveTokens: false, rank: 'release', tokenId: crypto.randomUUID() };
const promote = { action: 'promote', version: '2.0.0', revision: 1 } as const;

/** Version 1 of the library is live, version 2 is published, and changes need an approval. */
async function open() {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  await changeRelease(releases, master, remote, { action: 'promote', version: '1.0.0', revision: 0 });
  await requireApproval(releases, admin(ana), { scope: remote, required: true });
  const seenBy = async (actor: Actor) =>
    (await listReleases(releases, actor)).remotes.find((each) => each.remote === remote);
  return { releases, seenBy };
}

test('the master token and administrators, too, wait for a second user', async () => {
  const { releases } = await open();
  for (const actor of [ci, master, admin(ana)])
    await expect(changeRelease(releases, actor, remote, promote)).rejects.toMatchObject({
      code: 'approval_required',
    });
});

test('a request stands in the overview, which says whose own it is, and its approval shows the version', async () => {
  const { releases, seenBy } = await open();
  const asked = await askForChange(releases, admin(ana), remote, promote);
  expect((await seenBy(admin(ana)))?.request).toEqual({ ...asked, own: true });
  expect((await seenBy(admin(bia)))?.request).toEqual({ ...asked, own: false });
  expect((await seenBy(ci))?.request).toMatchObject({ askedBy: ana.email, own: false });
  const shown = await approveRequest(releases, admin(bia), { remote, id: asked.id });
  expect(shown).toMatchObject({ liveVersion: '2.0.0', setBy: bia.email });
  expect(shown).not.toHaveProperty('request');
  expect(await readRequest(releases, ci, { remote, id: asked.id })).toMatchObject({
    state: 'approved',
    decidedBy: bia.email,
  });
});

test('no answer holds the accounts behind a request', async () => {
  const { releases, seenBy } = await open();
  await askForChange(releases, admin(ana), remote, promote);
  expect(JSON.stringify(await seenBy(admin(bia)))).not.toContain(ana.userId);
});

test('no token decides on a request, not even the master token', async () => {
  const { releases } = await open();
  const { id } = await askForChange(releases, ci, remote, promote);
  for (const actor of [ci, master]) {
    const forbidden = { code: 'forbidden' };
    await expect(approveRequest(releases, actor, { remote, id })).rejects.toMatchObject(forbidden);
    await expect(declineRequest(releases, actor, { remote, id })).rejects.toMatchObject(forbidden);
  }
});

test('a token reads no request of another remote, and asks for nothing above its rank', async () => {
  const { releases } = await open();
  const { id } = await askForChange(releases, ci, remote, promote);
  const stranger = { ...ci, remote: 'mfe-account' };
  await expect(readRequest(releases, stranger, { remote, id })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(askForChange(releases, { ...ci, rank: 'canary' }, remote, promote)).rejects.toMatchObject({
    details: { rank: 'release' },
  });
});

test('the gate holds for a request when it is made, and again when it is approved', async () => {
  const { releases } = await open();
  const unknown = askForChange(releases, ci, remote, { ...promote, version: '9.0.0' });
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
  const { id } = await askForChange(releases, ci, remote, promote);
  releases.requireChecks = true;
  const approving = approveRequest(releases, admin(bia), { remote, id });
  await expect(approving).rejects.toMatchObject({ code: 'release_refused' });
});

test('a request that was never made is not found', async () => {
  const { releases } = await open();
  const named = { remote, id: crypto.randomUUID() };
  for (const decide of [approveRequest, declineRequest])
    await expect(decide(releases, admin(bia), named)).rejects.toMatchObject({ code: 'not_found' });
});

test('a locked remote refuses with who locked it, when and why, rolls back, and may be unlocked by another', async () => {
  const { releases, seenBy } = await open();
  await requireApproval(releases, master, { scope: remote, required: false });
  await changeRelease(releases, ci, remote, promote);
  await lockRelease(releases, admin(ana), remote, 'Black Friday');
  expect((await seenBy(ci))?.lock).toMatchObject({ lockedBy: ana.email, reason: 'Black Friday' });
  const again = changeRelease(releases, master, remote, { ...promote, revision: 2 });
  await expect(again).rejects.toMatchObject({
    code: 'release_locked',
    details: { lockedBy: ana.email, date: '20/11/2026, 09:00', reason: 'Black Friday' },
  });
  const locking = lockRelease(releases, admin(bia), remote, 'Outra razão');
  await expect(locking).rejects.toMatchObject({ details: { reason: 'Black Friday' } });
  const back = await changeRelease(releases, ci, remote, { action: 'rollback', revision: 2 });
  expect(back).toMatchObject({ liveVersion: '1.0.0', lock: { reason: 'Black Friday' } });
  await unlockRelease(releases, admin(bia), remote);
  await expect(unlockRelease(releases, admin(bia), remote)).rejects.toMatchObject({ code: 'not_found' });
});

test('no deploy token locks, unlocks or changes whether approvals are needed', async () => {
  const { releases } = await open();
  const forbidden = { code: 'forbidden' };
  await expect(lockRelease(releases, ci, remote, 'x')).rejects.toMatchObject(forbidden);
  await expect(unlockRelease(releases, ci, remote)).rejects.toMatchObject(forbidden);
  const dropping = requireApproval(releases, ci, { scope: remote, required: false });
  await expect(dropping).rejects.toMatchObject(forbidden);
});
