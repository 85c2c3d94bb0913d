import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { AskRequest, Petitioner } from '../ports/release-guards.ts';
import type { ReleaseChange, RemoteRegistry } from '../ports/remote-registry.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createMemoryRegistry } from '../testing/memory-registry.ts';
import { newVersion } from '../testing/remote-package.ts';
import { createReleaseTokenRepository } from './release-tokens.ts';
import { createRemoteRegistry } from './remote-registry.ts';
import { inNameOf } from './supabase-clients.ts';

let project: TestProject;
let ana: Petitioner & { userId: string };
let bia: Petitioner & { userId: string };
beforeAll(async () => {
  // The embedded project writes every refusal there.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  [ana, bia] = [await newAdmin('ana'), await newAdmin('bia')];
});
afterAll(() => project?.close());

async function newAdmin(name: string) {
  const { userId } = await project.newUser();
  await project.database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [
    userId,
  ]);
  return { name, userId, tokenId: null };
}

let count = 0;
/** A registry and a remote of its own, with version 1 live and 2 and 3 published. */
async function open(kind: 'memory' | 'database') {
  const clock = createManualClock();
  const registry: RemoteRegistry =
    kind === 'memory' ? createMemoryRegistry(clock) : createRemoteRegistry(project.clients);
  count += 1;
  const remote = `mfe-guarded-${count}`;
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await registry.publish(newVersion(version, { remote }), 'ana');
  const change = (request: Partial<ReleaseChange> & Pick<ReleaseChange, 'what' | 'revision'>) =>
    registry.change({
      ...{ remote, version: null, percent: null, builtVersion: null, who: 'ana', detail: {} },
      ...request,
    });
  const promote = (version: string, revision: number) => change({ what: 'promote', version, revision });
  const canary = (percent: number, revision: number, version = '2.0.0') =>
    change({ what: 'canary', version, percent, revision });
  expect(await promote('1.0.0', 0)).toMatchObject({ outcome: 'done' });
  const ask = (by: Petitioner, asked: Partial<AskRequest> = {}) =>
    registry.ask({ remote, revision: 1, what: 'promote', version: '2.0.0', percent: null, ...asked }, by);
  const asked = async (...given: Parameters<typeof ask>) => {
    const outcome = await ask(...given);
    if (outcome.outcome !== 'asked') throw new Error(outcome.outcome);
    return outcome.request;
  };
  const approve = (by: { name: string; userId: string }, request: string, version = '2.0.0', revision = 1) =>
    change({ what: 'promote', version, revision, who: by.name, approval: { request, userId: by.userId } });
  const trail = async () =>
    (await registry.trail(remote, 20)).map(({ who, what, detail }) => [who, what, detail]);
  const live = async () =>
    (await registry.state()).channels.find((each) => each.remote === remote)?.liveVersion;
  const stateOf = async (id: string) => (await registry.request(remote, id))?.state;
  return { clock, registry, remote, change, promote, canary, ask, asked, approve, trail, live, stateOf };
}

describe.each(['memory', 'database'] as const)('a lock in the %s', (kind) => {
  test('holds back what shows something else, for everybody, and says who locked it, when and why', async () => {
    const { registry, remote, promote, canary, change, live } = await open(kind);
    const locked = await registry.lock(remote, 'Black Friday', 'ana');
    expect(locked.lock).toMatchObject({
      reason: 'Black Friday',
      lockedBy: 'ana',
      lockedAt: expect.any(String),
    });
    const refused = { outcome: 'locked', lock: locked.lock };
    expect(await promote('2.0.0', 1)).toEqual(refused);
    expect(await canary(5, 1)).toEqual(refused);
    expect(await change({ what: 'follow_build', revision: 1 })).toEqual(refused);
    expect(await live()).toBe('1.0.0');
    expect((await registry.guards()).locks).toContainEqual(locked.lock);
  });

  test('lets versions be published, canaries withdrawn by anybody and the live one rolled back, and the trail says so', async () => {
    const { registry, remote, promote, canary, change, trail } = await open(kind);
    await promote('2.0.0', 1);
    await canary(5, 2, '3.0.0');
    await registry.lock(remote, 'Black Friday', 'ana');
    expect(await registry.publish(newVersion('4.0.0', { remote }), 'ana')).toBe('created');
    expect(await change({ what: 'canary_rolled_back', revision: 3 })).toMatchObject({ outcome: 'done' });
    expect(await change({ what: 'rollback', revision: 4 })).toMatchObject({
      outcome: 'done',
      channel: { liveVersion: '1.0.0' },
    });
    expect((await trail())[0]).toEqual(['ana', 'rollback', expect.objectContaining({ despiteLock: true })]);
  });

  test('is set once: a second one finds the first with its reason', async () => {
    const { registry, remote, trail } = await open(kind);
    const both = await Promise.all([
      registry.lock(remote, 'A primeira', 'ana'),
      registry.lock(remote, 'A segunda', 'bia'),
    ]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['done', 'locked']);
    expect(both[0]?.lock).toEqual(both[1]?.lock);
    expect((await trail()).filter(([, what]) => what === 'locked')).toHaveLength(1);
  });

  test('ends once, and the trail names who locked and who unlocked', async () => {
    const { registry, remote, promote, trail } = await open(kind);
    await registry.lock(remote, 'Black Friday', 'ana');
    expect(await registry.unlock(remote, 'bia')).toBe(true);
    expect(await registry.unlock(remote, 'bia')).toBe(false);
    expect((await trail())[0]).toEqual(['bia', 'unlocked', { reason: 'Black Friday', lockedBy: 'ana' }]);
    expect(await promote('2.0.0', 1)).toMatchObject({ outcome: 'done' });
  });
});

describe.each(['memory', 'database'] as const)('approvals in the %s', (kind) => {
  async function openWithRule() {
    const opened = await open(kind);
    await opened.registry.requireApproval(opened.remote, true, 'ana');
    return opened;
  }

  test('a promotion and a canary above 10 % need one, a small canary, its shrinking and every way back need none', async () => {
    const { promote, canary, change } = await openWithRule();
    expect(await promote('2.0.0', 1)).toEqual({ outcome: 'approval_needed' });
    expect(await canary(10.5, 1)).toEqual({ outcome: 'approval_needed' });
    expect(await canary(10, 1)).toMatchObject({ outcome: 'done' });
    expect(await canary(11, 2)).toEqual({ outcome: 'approval_needed' });
    expect(await canary(5, 2)).toMatchObject({ outcome: 'done' });
    expect(await change({ what: 'stop_canary', revision: 3 })).toMatchObject({ outcome: 'done' });
    expect(await change({ what: 'follow_build', revision: 4 })).toMatchObject({ outcome: 'done' });
  });

  test('a large canary that ran before the rule may become smaller without one, and no other version may take its part', async () => {
    const { registry, remote, canary } = await open(kind);
    await canary(60, 1);
    await registry.requireApproval(remote, true, 'ana');
    expect(await canary(40, 2)).toMatchObject({ outcome: 'done' });
    expect(await canary(30, 3, '3.0.0')).toEqual({ outcome: 'approval_needed' });
  });

  test('a rule for all holds for every remote until it is dropped, and both stand in the trail once', async () => {
    const { registry, promote } = await open(kind);
    const rules = async () => (await registry.trail('*', 10)).map(({ what }) => what);
    const before = (await rules()).length;
    await registry.requireApproval('*', true, 'ana');
    await registry.requireApproval('*', true, 'bia');
    expect(await promote('2.0.0', 1)).toEqual({ outcome: 'approval_needed' });
    expect((await registry.guards()).approvals).toContainEqual(
      expect.objectContaining({ remote: '*', setBy: 'ana' }),
    );
    await registry.requireApproval('*', false, 'bia');
    await registry.requireApproval('*', false, 'bia');
    expect(await promote('2.0.0', 1)).toMatchObject({ outcome: 'done' });
    expect((await rules()).slice(0, -before || undefined)).toEqual(['approval_dropped', 'approval_required']);
  });

  test('what a second administrator approves is shown once, and the trail has both names', async () => {
    const { registry, remote, asked, approve, live, stateOf, trail } = await openWithRule();
    const { id, ...request } = await asked(ana);
    expect(request).toMatchObject({
      ...{ action: 'promote', version: '2.0.0', percent: null, revision: 1, askedBy: 'ana', state: 'open' },
      commit: '4f8a21c09db7e0335a1c17128b12e14f8a21c09d',
    });
    expect(Date.parse(request.expiresAt) - Date.parse(request.askedAt)).toBe(7 * 24 * 3_600_000);
    const both = await Promise.all([approve(bia, id), approve(bia, id)]);
    expect(both.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done']);
    expect(await live()).toBe('2.0.0');
    expect(await stateOf(id)).toBe('approved');
    expect((await registry.guards()).requests.filter((each) => each.remote === remote)).toEqual([]);
    const [promoted, asking] = await trail();
    expect(promoted).toEqual(['bia', 'promote', expect.objectContaining({ askedBy: 'ana' })]);
    expect(asking?.slice(0, 2)).toEqual(['ana', 'change_asked']);
  });

  test('nobody approves their own request, though they may withdraw it', async () => {
    const { registry, remote, asked, approve, live, stateOf } = await openWithRule();
    const { id } = await asked(ana);
    expect(await approve(ana, id)).toEqual({ outcome: 'own_request' });
    expect(await live()).toBe('1.0.0');
    expect(await registry.decline(remote, id, ana)).toEqual({ outcome: 'declined' });
    expect(await stateOf(id)).toBe('declined');
  });

  test('a declined request changes nothing and cannot be approved any more', async () => {
    const { registry, remote, asked, approve, live, trail } = await openWithRule();
    const { id } = await asked(ana);
    await registry.decline(remote, id, bia);
    expect(await approve(bia, id)).toEqual({ outcome: 'request_ended', state: 'declined' });
    expect(await registry.decline(remote, id, bia)).toEqual({ outcome: 'request_ended', state: 'declined' });
    expect(await live()).toBe('1.0.0');
    expect((await trail())[0]).toEqual(['bia', 'change_declined', { askedBy: 'ana' }]);
  });

  test('a request ends when what its remote shows changes, even where a rollback brings the same version back', async () => {
    const { change, canary, asked, approve, stateOf } = await openWithRule();
    const { id } = await asked(ana);
    await canary(5, 1, '3.0.0');
    await change({ what: 'stop_canary', revision: 2 });
    expect(await stateOf(id)).toBe('changed');
    expect(await approve(bia, id)).toMatchObject({ outcome: 'changed', channel: { revision: 3 } });
    expect(await approve(bia, id, '2.0.0', 3)).toEqual({ outcome: 'request_ended', state: 'changed' });
  });

  test('a newer request takes the place of the older one, and the trail names both; the same one again does not', async () => {
    const { registry, remote, asked, approve, stateOf, trail } = await openWithRule();
    const first = await asked(ana);
    expect((await asked(ana)).id).toBe(first.id);
    const second = await asked(bia, { version: '3.0.0' });
    expect(await stateOf(first.id)).toBe('replaced');
    expect(await approve(bia, first.id)).toEqual({ outcome: 'request_ended', state: 'replaced' });
    const open = (await registry.guards()).requests.filter((each) => each.remote === remote);
    expect(open.map(({ id }) => id)).toEqual([second.id]);
    const replaced = { replacedRequest: '2.0.0', replacedAsker: 'ana' };
    expect((await trail())[0]).toEqual(['bia', 'change_asked', replaced]);
  });

  test('of two requests at once one stays open', async () => {
    const { registry, remote, ask } = await openWithRule();
    await Promise.all([ask(ana), ask(bia, { version: '3.0.0' })]);
    expect((await registry.guards()).requests.filter((each) => each.remote === remote)).toHaveLength(1);
  });

  test.each<[string, Partial<AskRequest>, object]>([
    ['another state than the present one', { revision: 0 }, { outcome: 'changed' }],
    ['what needs no approval', { what: 'canary', percent: 5 }, { outcome: 'changed' }],
    ['a version that is not there', { version: '9.0.0' }, { outcome: 'unknown_version' }],
    [
      'a canary of what is live',
      { what: 'canary', percent: 20, version: '1.0.0' },
      { outcome: 'already_live' },
    ],
  ])('%s is not asked for', async (_what, request, outcome) => {
    const { ask } = await openWithRule();
    expect(await ask(ana, request)).toMatchObject(outcome);
  });

  test('a lock holds back new requests and the approval of an open one, which holds again once it is unlocked', async () => {
    const { registry, remote, ask, asked, approve, live } = await openWithRule();
    const { id } = await asked(ana);
    await registry.lock(remote, 'Black Friday', 'bia');
    expect(await ask(bia, { version: '3.0.0' })).toMatchObject({ outcome: 'locked' });
    expect(await approve(bia, id)).toMatchObject({ outcome: 'locked' });
    await registry.unlock(remote, 'bia');
    expect(await approve(bia, id)).toMatchObject({ outcome: 'done' });
    expect(await live()).toBe('2.0.0');
  });
});

test('a request ends after seven days', async () => {
  const { clock, registry, remote, asked, approve, stateOf } = await open('memory');
  await registry.requireApproval(remote, true, 'ana');
  const { id } = await asked(ana);
  await clock.advance(7 * 24 * 3_600_000);
  expect(await stateOf(id)).toBe('expired');
  expect(await approve(bia, id)).toEqual({ outcome: 'request_ended', state: 'expired' });
});

describe('only in the database', () => {
  async function openWithToken(by: { name: string; userId: string | null }) {
    const opened = await open('database');
    await opened.registry.requireApproval(opened.remote, true, 'ana');
    const tokens = createReleaseTokenRepository(project.clients);
    const given = { remote: opened.remote, label: 'CI', rank: 'release', expiresAt: null } as const;
    const token = await tokens.create({ ...given, hash: `hash of ${opened.remote}` }, by);
    const { id } = await opened.asked({ name: 'CI', userId: null, tokenId: token.id });
    return { ...opened, tokens, token, id };
  }

  test('a request that is seven days old is refused', async () => {
    const { asked, approve, registry, remote, stateOf } = await open('database');
    await registry.requireApproval(remote, true, 'ana');
    const { id } = await asked(ana);
    await project.database.query('update public.remote_requests set expires_at = now() where id = $1', [id]);
    expect(await stateOf(id)).toBe('expired');
    expect(await approve(bia, id)).toEqual({ outcome: 'request_ended', state: 'expired' });
    const { id: next } = await asked(ana);
    expect([await stateOf(id), await stateOf(next)]).toEqual(['expired', 'open']);
  });

  test('an administrator who made a token does not approve what it asks for, by their account or by the name of older ones', async () => {
    const known = await openWithToken(ana);
    expect(await known.approve(ana, known.id)).toEqual({ outcome: 'own_request' });
    expect(await known.approve(bia, known.id)).toMatchObject({ outcome: 'done' });
    const older = await openWithToken({ name: 'ana', userId: null });
    expect(await older.approve(ana, older.id)).toEqual({ outcome: 'own_request' });
    const masters = await openWithToken({ name: 'token mestre', userId: null });
    expect(await masters.approve(ana, masters.id)).toMatchObject({ outcome: 'done' });
  });

  test('what a token asked for is void once the token was revoked', async () => {
    const { id, approve, tokens, token, stateOf } = await openWithToken(ana);
    await tokens.revoke(token.id, 'bia');
    expect(await stateOf(id)).toBe('revoked');
    expect(await approve(bia, id)).toEqual({ outcome: 'request_ended', state: 'revoked' });
  });

  test('the database itself refuses an approval by a user who is no administrator, and for another change', async () => {
    const { registry, remote, asked, approve } = await open('database');
    await registry.requireApproval(remote, true, 'ana');
    const { id } = await asked(ana);
    const { userId } = await project.newUser();
    expect(await approve({ name: 'eva', userId }, id)).toEqual({ outcome: 'not_allowed' });
    const eva = { name: 'eva', userId, tokenId: null };
    expect(await registry.decline(remote, id, eva)).toEqual({ outcome: 'not_allowed' });
    await expect(approve(bia, id, '3.0.0')).rejects.toThrow();
  });

  test('a server of the release before learns that something changed, and by whom, and shows nothing', async () => {
    const { registry, remote, live } = await open('database');
    const old = (what: string) =>
      project.clients.asService.rpc('change_remote_release', {
        ...{ p_remote: remote, p_revision: 1, p_what: what, p_version: '2.0.0', p_percent: null },
        ...{ p_built: null, p_who: 'old', p_detail: {} },
      });
    await registry.requireApproval(remote, true, 'ana');
    const changed = (set_by: string) => ({
      outcome: 'changed',
      channel: expect.objectContaining({ set_by }),
    });
    expect((await old('promote')).data).toEqual(changed('pede a aprovação de outra pessoa'));
    await registry.lock(remote, 'Black Friday', 'ana');
    expect((await old('promote')).data).toEqual(changed('travado por ana: Black Friday'));
    expect(await live()).toBe('1.0.0');
  });

  test('a server of the release before finds no token of a lower rank', async () => {
    const tokens = createReleaseTokenRepository(project.clients);
    const found = async (hash: string) =>
      (await project.clients.asService.rpc('find_remote_token', { p_hash: hash })).data;
    for (const rank of ['publish', 'canary', 'release'] as const)
      await tokens.create({ hash: rank, remote: 'mfe-ranks', label: 'CI', rank, expiresAt: null }, ana);
    expect([await found('publish'), await found('canary')]).toEqual([null, null]);
    expect(await found('release')).toMatchObject({ label: 'CI' });
    expect(await tokens.find('canary')).toMatchObject({ rank: 'canary' });
    const old = { p_hash: 'old', p_remote: 'mfe-ranks', p_label: 'CI', p_who: 'ana' };
    const made = await project.clients.asService.rpc('create_remote_token', { ...old, p_expires_at: null });
    expect(made.data).toMatchObject({ rank: 'release' });
  });

  test('no user reads locks, rules or requests', async () => {
    const { registry, remote, asked } = await open('database');
    await registry.requireApproval(remote, true, 'ana');
    await asked(ana);
    await registry.lock(remote, 'Black Friday', 'ana');
    const user = await project.newUser();
    const { asAnyone, asService } = project.clients;
    for (const table of ['remote_locks', 'remote_approvals', 'remote_requests']) {
      expect((await asService.from(table).select()).data, table).not.toEqual([]);
      expect((await inNameOf(user, asAnyone.from(table).select())).data ?? [], table).toEqual([]);
    }
  });
});
