import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { User } from '../ports/user.ts';
import { newVersion } from '../testing/remote-package.ts';
import { createProfileRepository } from './profile-repository.ts';
import { createRemoteMemberRepository } from './remote-members.ts';
import { createRemoteRegistry } from './remote-registry.ts';
import { inNameOf } from './supabase-clients.ts';

let project: TestProject;
let eva: User;
beforeAll(async () => {
  // The embedded project writes every refusal there.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  eva = await project.newUser({ email: 'eva@example.com', data: { full_name: 'Eva' } });
});
afterAll(() => project?.close());

let count = 0;
/** A remote of its own, with its team. */
function open() {
  count += 1;
  const remote = `mfe-team-${count}`;
  const registry = createRemoteRegistry(project.clients);
  const members = createRemoteMemberRepository(project.clients);
  const teams = async (user: User) =>
    (await createProfileRepository(project.clients).teams(user)).filter((team) => team.remote === remote);
  const trail = async () =>
    (await registry.trail(remote, 20)).map(({ who, what, detail }) => [who, what, detail]);
  return { remote, registry, members, teams, trail };
}

/** Version 1 is live, 2 is published, and Eva, who may release, asks to show it. */
async function openAsked() {
  const opened = open();
  const { remote, registry, members } = opened;
  for (const version of ['1.0.0', '2.0.0']) await registry.publish(newVersion(version, { remote }), 'ana');
  const change = { remote, percent: null, builtVersion: null, who: 'ana', detail: {} };
  await registry.change({ ...change, what: 'promote', version: '1.0.0', revision: 0 });
  await registry.requireApproval(remote, true, 'ana');
  const user = await project.newUserLike(eva);
  await members.add(remote, { email: user.email, rank: 'release' }, 'ana');
  const by = { name: user.email, userId: user.userId, tokenId: null };
  const asked = await registry.ask(
    { remote, revision: 1, what: 'promote', version: '2.0.0', percent: null },
    by,
  );
  if (asked.outcome !== 'asked') throw new Error(asked.outcome);
  const stateNow = async () => (await registry.request(remote, asked.request.id))?.state;
  return { ...opened, user, by, id: asked.request.id, stateNow };
}

test('the account with an address is added in any case of its letters, and the trail has both names', async () => {
  const { remote, members, teams, trail } = open();
  const added = await members.add(remote, { email: 'EVA@example.com', rank: 'canary' }, 'ana');
  const eva1 = { userId: eva.userId, email: 'eva@example.com', fullName: 'Eva', rank: 'canary' };
  expect(added).toMatchObject({ outcome: 'done', member: { ...eva1, addedBy: 'ana' } });
  expect(await members.list(remote)).toEqual([expect.objectContaining(eva1)]);
  expect(await teams(eva)).toEqual([{ remote, rank: 'canary' }]);
  expect(await trail()).toEqual([['ana', 'member_added', { member: 'eva@example.com', rank: 'canary' }]]);
});

test('another rank is a line of the trail with the one before, the same rank is none', async () => {
  const { remote, members, teams, trail } = open();
  await members.add(remote, { email: eva.email, rank: 'view' }, 'ana');
  expect(await members.change(remote, eva.userId, 'release', 'bia')).toMatchObject({ rank: 'release' });
  expect(await members.change(remote, eva.userId, 'release', 'bia')).toMatchObject({ rank: 'release' });
  expect(await teams(eva)).toEqual([{ remote, rank: 'release' }]);
  expect((await trail())[0]).toEqual([
    'bia',
    'member_changed',
    { member: eva.email, rank: 'release', formerRank: 'view' },
  ]);
  expect(await trail()).toHaveLength(2);
  expect(await members.change(remote, crypto.randomUUID(), 'view', 'bia')).toBeNull();
});

test('a member who is removed is in the team no more, and the trail has both names', async () => {
  const { remote, members, teams, trail } = open();
  await members.add(remote, { email: eva.email, rank: 'view' }, 'ana');
  expect(await members.remove(remote, eva.userId, 'bia')).toBe(true);
  expect(await members.remove(remote, eva.userId, 'bia')).toBe(false);
  expect([await teams(eva), await members.list(remote)]).toEqual([[], []]);
  expect((await trail())[0]).toEqual(['bia', 'member_removed', { member: eva.email, rank: 'view' }]);
  expect(await trail()).toHaveLength(2);
});

test('an address without a confirmed account, a member and an administrator are not added', async () => {
  const { remote, members, trail } = open();
  const add = async (email: string) => (await members.add(remote, { email, rank: 'view' }, 'ana')).outcome;
  await project.database.query(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'unconfirmed@example.com')`,
  );
  const admin = await project.newUserLike(eva);
  await project.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    admin.userId,
  ]);
  expect(await add('nobody@example.com')).toBe('unknown_account');
  expect(await add('unconfirmed@example.com')).toBe('unknown_account');
  expect(await add(admin.email)).toBe('administrator');
  expect([await add(eva.email), await add(eva.email)]).toEqual(['done', 'already_member']);
  expect(await trail()).toHaveLength(1);
});

test('what a member asked for is void once they are removed, or may no longer release', async () => {
  const removed = await openAsked();
  expect(await removed.stateNow()).toBe('open');
  await removed.members.remove(removed.remote, removed.user.userId, 'ana');
  expect(await removed.stateNow()).toBe('revoked');
  const lowered = await openAsked();
  await lowered.members.change(lowered.remote, lowered.user.userId, 'canary', 'ana');
  expect(await lowered.stateNow()).toBe('revoked');
});

test('a member withdraws their own request, and the database lets no other member do so', async () => {
  const { registry, remote, by, id, stateNow } = await openAsked();
  const other = { name: eva.email, userId: eva.userId, tokenId: null };
  expect(await registry.decline(remote, id, other)).toEqual({ outcome: 'not_allowed' });
  expect(await registry.decline(remote, id, by)).toEqual({ outcome: 'declined' });
  expect(await stateNow()).toBe('declined');
});

test('an account that is deleted leaves its teams, its open request ends, and the trail keeps its name', async () => {
  const { remote, members, user, stateNow, trail } = await openAsked();
  await project.database.query('delete from auth.users where id = $1', [user.userId]);
  expect(await members.list(remote)).toEqual([]);
  expect(await stateNow()).toBe('revoked');
  expect(await trail()).toContainEqual(['ana', 'member_added', { member: user.email, rank: 'release' }]);
});

test('no user reads or writes teams, not even the member', async () => {
  const { remote, members } = open();
  await members.add(remote, { email: eva.email, rank: 'view' }, 'ana');
  const { asAnyone, asService } = project.clients;
  expect((await asService.from('remote_members').select().eq('remote', remote)).data).toHaveLength(1);
  expect((await inNameOf(eva, asAnyone.from('remote_members').select())).data ?? []).toEqual([]);
  const row = { remote, user_id: eva.userId, rank: 'release', added_by: 'eva' };
  await project.rest('remote_members', { user: eva, method: 'POST', body: row });
  await project.rest(`remote_members?remote=eq.${remote}`, {
    user: eva,
    method: 'PATCH',
    body: { rank: 'release' },
  });
  const call = await project.rest('rpc/change_remote_member', {
    user: eva,
    method: 'POST',
    body: { p_remote: remote, p_user: eva.userId, p_rank: 'release', p_who: 'eva' },
  });
  expect(call.ok).toBe(false);
  expect(await members.list(remote)).toEqual([expect.objectContaining({ rank: 'view' })]);
});
