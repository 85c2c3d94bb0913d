import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { ReleaseChange, RemoteRegistry } from '../ports/remote-registry.ts';
import { createManualClock } from '../testing/manual-clock.ts';
import { createMemoryRegistry } from '../testing/memory-registry.ts';
import { newVersion } from '../testing/remote-package.ts';
import { createReleaseTokenRepository } from './release-tokens.ts';
import { createRemoteBucket } from './remote-bucket.ts';
import { createRemoteHealthRepository } from './remote-health.ts';
import { createRemoteRegistry } from './remote-registry.ts';

let project: TestProject;
beforeAll(async () => {
  // The embedded project writes every refusal there.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
});
afterAll(() => project?.close());

let count = 0;
/** A registry and a remote of its own with the versions 1 to 3, none of them released. */
async function open(kind: 'memory' | 'database') {
  const registry: RemoteRegistry =
    kind === 'memory' ? createMemoryRegistry(createManualClock()) : createRemoteRegistry(project.clients);
  count += 1;
  const remote = `mfe-test-${count}`;
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    expect(await registry.publish(newVersion(version, { remote }), 'ana')).toBe('created');
  const change = (revision: number, request: Partial<ReleaseChange> & Pick<ReleaseChange, 'what'>) =>
    registry.change({
      remote,
      revision,
      version: null,
      percent: null,
      builtVersion: null,
      who: 'ana',
      detail: {},
      ...request,
    });
  const promote = (revision: number, version: string) => change(revision, { what: 'promote', version });
  const channel = async () =>
    (await registry.state()).channels.find((candidate) => candidate.remote === remote);
  return { registry, remote, change, promote, channel };
}

describe.each(['memory', 'database'] as const)('the registry in the %s', (kind) => {
  test('a published version never changes: the same bytes again make no second one, other bytes are refused', async () => {
    const { registry, remote } = await open(kind);
    expect(await registry.publish(newVersion('1.0.0', { remote }), 'bia')).toBe('same');
    expect(await registry.publish(newVersion('1.0.0', { remote, content: 'other' }), 'bia')).toBe(
      'different',
    );
    expect(await registry.version(remote, '1.0.0')).toMatchObject({
      publishedBy: 'ana',
      typesChecked: true,
      contractChecked: true,
      commit: '4f8a21c09db7e0335a1c17128b12e14f8a21c09d',
      digest: newVersion('1.0.0', { remote }).digest,
      description: { paths: ['/library'] },
      shared: expect.arrayContaining([expect.objectContaining({ name: 'react', version: '19.3.1' })]),
    });
    expect((await registry.trail(remote, 10)).map(({ what }) => what)).toEqual([
      'publish',
      'publish',
      'publish',
    ]);
  });

  test('a remote has its keys until each is revoked, once, and what they signed is kept with the version', async () => {
    const { registry, remote } = await open(kind);
    const given = { remote, fingerprint: '0123456789abcdef', publicKey: 'MCow', label: 'CI' };
    const key = await registry.registerKey(given, 'ana');
    expect(key).toMatchObject({ ...given, createdBy: 'ana', revokedAt: null });
    expect(await registry.registerKey({ ...given, label: 'other' }, 'bia')).toEqual(key);
    const keys = async () => (await registry.state()).keys.filter((each) => each.remote === remote);
    expect(await keys()).toEqual([key]);
    const signed = { statement: 'a\n', signature: 'b', key: given.fingerprint };
    await registry.publish({ ...newVersion('4.0.0', { remote }), signed }, 'ana');
    expect((await registry.version(remote, '4.0.0'))?.signed).toEqual(signed);
    expect((await registry.version(remote, '1.0.0'))?.signed).toBeNull();
    for (const _time of [1, 2]) expect(await registry.revokeKey(remote, given.fingerprint, 'bia')).toBe(true);
    expect(await registry.revokeKey(remote, 'fedcba9876543210', 'bia')).toBe(false);
    expect(await registry.registerKey(given, 'ana')).toBeNull();
    expect(await keys()).toMatchObject([{ revokedAt: expect.any(String) }]);
    expect((await registry.trail(remote, 3)).map(({ who, what, detail }) => [who, what, detail.key])).toEqual(
      [
        ['bia', 'key_revoked', given.fingerprint],
        ['ana', 'publish', given.fingerprint],
        ['ana', 'key_registered', given.fingerprint],
      ],
    );
  });

  test('a remote has one server of its team, and the trail tells who put another in its place or removed it', async () => {
    const { registry, remote } = await open(kind);
    const server = async () => (await registry.state()).servers.find((each) => each.remote === remote);
    const [first, second] = ['https://a.example.com', 'https://b.example.com'];
    const registered = await registry.registerServer(remote, first, 'ana');
    expect(registered).toMatchObject({ remote, address: first, createdBy: 'ana' });
    expect(await registry.registerServer(remote, first, 'bia')).toEqual(registered);
    expect(await registry.registerServer(remote, second, 'bia')).toMatchObject({ address: second });
    expect(await server()).toMatchObject({ address: second, createdBy: 'bia' });
    expect(await registry.removeServer(remote, 'ana')).toBe(true);
    expect(await registry.removeServer(remote, 'ana')).toBe(false);
    expect(await server()).toBeUndefined();
    const trail = await registry.trail(remote, 3);
    expect(trail.map(({ who, what, detail }) => [who, what, detail.address])).toEqual([
      ['ana', 'server_removed', second],
      ['bia', 'server_registered', second],
      ['ana', 'server_registered', first],
    ]);
  });

  test('preview links end one by one or all of a version, once each, and the trail says who made and who ended them', async () => {
    const { registry, remote } = await open(kind);
    const until = new Date('2099-01-01');
    const make = (version: string, who: string) => registry.createPreview({ remote, version, until }, who);
    const first = await make('1.0.0', 'ana');
    expect(first).toMatchObject({ remote, version: '1.0.0', madeBy: 'ana', until: until.toISOString() });
    const [second, third] = [await make('2.0.0', 'bia'), await make('2.0.0', 'ana')];
    expect(await registry.previews(remote, null)).toEqual([third, second, first]);
    expect(await registry.previews(null, '2.0.0')).toEqual(expect.arrayContaining([third, second]));
    const ended = async () => (await registry.state()).endedPreviews;

    const byId = (id: string) => registry.endPreviews({ remote, id }, 'caio');
    expect(await byId(first.id)).toEqual({ ended: 1, known: true });
    expect(await byId(first.id), 'a second time').toEqual({ ended: 0, known: true });
    expect(await registry.endPreviews({ remote: 'mfe-other', id: second.id }, 'caio')).toEqual({
      ended: 0,
      known: false,
    });
    expect(await registry.previews(remote, null)).toEqual([third, second]);
    expect(await ended()).toContain(first.id);
    expect(await ended()).not.toContain(second.id);
    expect(await registry.endPreviews({ remote, version: '2.0.0' }, 'caio')).toMatchObject({ ended: 2 });
    expect(await registry.endPreviews({ remote, version: '2.0.0' }, 'caio')).toMatchObject({ ended: 0 });
    const trail = await registry.trail(remote, 6);
    expect(trail.map(({ who, what, version, detail }) => [who, what, version, detail.madeBy])).toEqual([
      ['caio', 'preview_ended', '2.0.0', 'ana'],
      ['caio', 'preview_ended', '2.0.0', 'bia'],
      ['caio', 'preview_ended', '1.0.0', 'ana'],
      ['ana', 'preview', '2.0.0', undefined],
      ['bia', 'preview', '2.0.0', undefined],
      ['ana', 'preview', '1.0.0', undefined],
    ]);
  });

  test('one of two promotions at once wins, and the other fails with the state that it did not know', async () => {
    const { promote, channel } = await open(kind);
    const outcomes = await Promise.all([promote(0, '1.0.0'), promote(0, '2.0.0')]);
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'done']);
    const lost = outcomes.find(({ outcome }) => outcome === 'changed');
    expect(lost).toMatchObject({ channel: { revision: 1 } });
    expect(await channel()).toMatchObject({ revision: 1, setBy: 'ana' });
  });

  test('each rollback goes one version further back, past the bad ones, until none is left', async () => {
    const { promote, change, channel } = await open(kind);
    await promote(0, '1.0.0');
    await promote(1, '2.0.0');
    await promote(2, '3.0.0');
    expect(await channel()).toMatchObject({ liveVersion: '3.0.0', earlierVersions: ['2.0.0', '1.0.0'] });
    await change(3, { what: 'rollback' });
    expect(await channel()).toMatchObject({ liveVersion: '2.0.0', earlierVersions: ['1.0.0'] });
    await change(4, { what: 'rollback' });
    expect(await channel()).toMatchObject({ liveVersion: '1.0.0', earlierVersions: [] });
    expect(await change(5, { what: 'rollback' })).toEqual({ outcome: 'nothing_to_undo' });
  });

  test('the first release remembers what was built on the disk, and rolls back to it', async () => {
    const { change, channel } = await open(kind);
    await change(0, { what: 'promote', version: '2.0.0', builtVersion: '1.0.0' });
    expect(await channel()).toMatchObject({ earlierVersions: ['1.0.0'] });
    await change(1, { what: 'rollback' });
    expect(await channel()).toMatchObject({ liveVersion: '1.0.0' });
  });

  test('a rollback leads only to a version that the registry holds', async () => {
    const { promote, change, channel } = await open(kind);
    await change(0, { what: 'promote', version: '2.0.0', builtVersion: '0.9.0' });
    await promote(1, '3.0.0');
    await change(2, { what: 'rollback' });
    expect(await channel()).toMatchObject({ liveVersion: '2.0.0', earlierVersions: ['0.9.0'] });
    expect(await change(3, { what: 'rollback' })).toEqual({ outcome: 'nothing_to_undo' });
  });

  test('a canary is shown to some visitors, and stopping it leaves everything as before', async () => {
    const { promote, change, channel } = await open(kind);
    await promote(0, '1.0.0');
    expect(await change(1, { what: 'canary', version: '1.0.0', percent: 10 })).toEqual({
      outcome: 'already_live',
    });
    await change(1, { what: 'canary', version: '2.0.0', percent: 12.5 });
    expect(await channel()).toMatchObject({
      liveVersion: '1.0.0',
      canaryVersion: '2.0.0',
      canaryPercent: 12.5,
    });
    await change(2, { what: 'stop_canary' });
    expect(await channel()).toMatchObject({ liveVersion: '1.0.0', canaryVersion: null, canaryPercent: 0 });
    expect(await change(3, { what: 'stop_canary' })).toEqual({ outcome: 'nothing_to_undo' });
  });

  test('a promotion ends the canary', async () => {
    const { promote, change, channel } = await open(kind);
    await promote(0, '1.0.0');
    await change(1, { what: 'canary', version: '2.0.0', percent: 10 });
    await promote(2, '2.0.0');
    expect(await channel()).toMatchObject({ liveVersion: '2.0.0', canaryVersion: null, canaryPercent: 0 });
  });

  test('a version that was never published cannot be shown', async () => {
    const { registry, remote, promote, channel } = await open(kind);
    expect(await registry.version(remote, '9.9.9')).toBeNull();
    expect(await promote(0, '9.9.9')).toEqual({ outcome: 'unknown_version' });
    expect((await channel())?.liveVersion ?? null).toBeNull();
  });

  test('a remote can go back to following the build on the disk', async () => {
    const { promote, change, channel } = await open(kind);
    await promote(0, '1.0.0');
    await change(1, { what: 'follow_build' });
    expect(await channel()).toMatchObject({ liveVersion: null, earlierVersions: [], setBy: 'start' });
  });

  test('the trail tells who did what, newest first', async () => {
    const { registry, remote, promote, change } = await open(kind);
    await promote(0, '1.0.0');
    await promote(1, '2.0.0');
    await change(2, { what: 'rollback', who: 'bia' });
    expect((await registry.trail(remote, 2)).map(({ at, ...entry }) => entry)).toEqual([
      expect.objectContaining({ who: 'bia', what: 'rollback', version: '1.0.0' }),
      expect.objectContaining({
        who: 'ana',
        what: 'promote',
        version: '2.0.0',
        detail: expect.objectContaining({ replaced: '1.0.0', revision: 2 }),
      }),
    ]);
  });
});

test.each(['memory', 'database'] as const)(
  'what a version uses of the page and the hash of its sources are kept with it in the %s',
  async (kind) => {
    const { registry, remote } = await open(kind);
    const uses = {
      exports: { '@andromeda/platform': ['useApi'] },
      needs: { '@andromeda/platform': '^1.20.0' },
      newest: {},
      declared: { '@andromeda/platform': '^1.28.0' },
      unread: {},
    };
    const sources = { sha384: 'sha384-abc', bytes: 12 };
    await registry.publish({ ...newVersion('4.0.0', { remote }), uses, sources }, 'ana');
    const read = await registry.version(remote, '4.0.0');
    expect(read?.uses).toEqual(uses);
    expect(read?.sources).toEqual(sources);
    expect(read?.description).toEqual(newVersion('4.0.0', { remote }).description);
    expect((await registry.version(remote, '1.0.0'))?.uses).toBeNull();
  },
);

describe.each(['memory', 'database'] as const)('the lists of the registry in the %s', (kind) => {
  test('published versions are listed newest first', async () => {
    const { registry, remote } = await open(kind);
    const own = (await registry.versions()).filter((version) => version.remote === remote);
    expect(own.map(({ version }) => version)).toEqual(['3.0.0', '2.0.0', '1.0.0']);
  });

  test('a note stands in the trail of its remote and in the trail of all', async () => {
    const { registry, remote } = await open(kind);
    const note = {
      who: 'ana',
      what: 'preview',
      remote,
      version: '1.0.0',
      detail: { until: 'noon' },
    } as const;
    await registry.note(note);
    expect(await registry.trail(remote, 1)).toEqual([expect.objectContaining(note)]);
    expect(await registry.trail(null, 1)).toEqual([expect.objectContaining(note)]);
    await registry.note({ ...note, remote: `${remote}-other` });
    expect(await registry.trail(remote, 1)).toEqual([expect.objectContaining({ remote })]);
  });
});

test('not even the service changes a version or a line of the trail', async () => {
  const { remote } = await open('database');
  const { asService } = project.clients;
  const version = await asService.from('remote_versions').update({ digest: 'x' }).eq('remote', remote);
  const trail = await asService.from('remote_trail').delete().eq('remote', remote);
  expect(version.error?.message).toContain('never changed');
  expect(trail.error?.message).toContain('never changed');
});

test('old versions are deleted, but not the newest five, nor any that was live within the last days', async () => {
  const { registry, remote, promote } = await open('database');
  for (const version of ['4.0.0', '5.0.0', '6.0.0', '7.0.0', '8.0.0', '9.0.0'])
    await registry.publish(newVersion(version, { remote }), 'ana');
  await promote(0, '1.0.0');
  await promote(1, '9.0.0');
  const names = (gone: { remote: string; version: string }[]) =>
    gone
      .filter((place) => place.remote === remote)
      .map(({ version }) => version)
      .sort();
  const anHourAgo = new Date(Date.now() - 3_600_000);
  expect(names(await registry.prune(5, anHourAgo)), 'published just now').toEqual([]);
  const soon = new Date(Date.now() + 3_600_000);
  expect(names(await registry.prune(5, soon))).toEqual(['2.0.0', '3.0.0', '4.0.0']);
  expect(await registry.version(remote, '1.0.0'), 'where a rollback leads').not.toBeNull();
});

test('the shell has a place beside the remotes, and no other name has one', async () => {
  const registry = createRemoteRegistry(project.clients);
  const publish = (remote: string) => registry.publish({ ...newVersion('1.0.0'), remote }, 'start');
  expect(await publish('shell')).toBe('created');
  expect(await registry.version('shell', '1.0.0')).toMatchObject({ remote: 'shell', version: '1.0.0' });
  for (const remote of ['shell-2', 'a-shell'])
    await expect(publish(remote), remote).rejects.toThrow('remote_check');
});

test('a shell that a newer one replaced within the last days stays for open tabs, whatever came after it', async () => {
  const registry = createRemoteRegistry(project.clients);
  const day = (number: number) => new Date(Date.UTC(2026, 9, number));
  const { asService } = project.clients;
  for (const remote of ['shell', 'mfe-replaced']) {
    const rows = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
      ...{ remote, version: `${number}.0.0-${remote}`, published_at: day(number).toISOString() },
      ...{ description: {}, manifest: {}, files: {}, shared: [], digest: 'x' },
      ...{ types_checked: false, published_by: 'start' },
    }));
    expect((await asService.from('remote_versions').insert(rows)).error).toBeNull();
  }
  const gone = await registry.prune(5, day(3));
  expect(gone.map(({ version }) => version).sort()).toEqual([
    '1.0.0-mfe-replaced',
    '1.0.0-shell',
    '2.0.0-mfe-replaced',
  ]);
  await asService.from('remote_versions').delete().in('remote', ['shell', 'mfe-replaced']);
});

test('a revoked token opens nothing, and the list holds no secret', async () => {
  const tokens = createReleaseTokenRepository(project.clients);
  const token = await tokens.create(
    { hash: 'the hash', remote: 'mfe-library', label: 'CI', rank: 'release', expiresAt: null },
    { name: 'ana', userId: null },
  );
  expect(await tokens.find('the hash')).toMatchObject({ id: token.id, remote: 'mfe-library' });
  expect(await tokens.find('another')).toBeNull();
  expect(await tokens.revoke(token.id, 'ana')).toBe(true);
  expect(await tokens.find('the hash')).toBeNull();
  expect(await tokens.revoke(crypto.randomUUID(), 'ana')).toBe(false);
  expect(JSON.stringify(await tokens.list())).not.toContain('the hash');
});

test('an expired token opens nothing', async () => {
  const tokens = createReleaseTokenRepository(project.clients);
  const until = (hash: string, expiresAt: Date) =>
    tokens.create(
      { hash, remote: 'mfe-library', label: 'CI', rank: 'release', expiresAt },
      { name: 'ana', userId: null },
    );
  const tomorrow = new Date(Date.now() + 86_400_000);
  await until('for a day', tomorrow);
  await until('until now', new Date(Date.now() - 1));
  expect(await tokens.find('for a day')).toMatchObject({ expiresAt: tomorrow.toISOString() });
  expect(await tokens.find('until now')).toBeNull();
});

test('the counts of all nodes add up, and a visitor counts once', async () => {
  const health = createRemoteHealthRepository(project.clients);
  const now = new Date();
  const seen = { remote: 'mfe-health', version: '1.0.0', loads: 2, failures: 1, loadMs: 300, maxMs: 200 };
  await health.add([{ ...seen, times: [1, 0, 1], visitors: ['a', 'b'] }], now);
  await health.add([{ ...seen, maxMs: 900, times: [0, 0, 1, 0, 1], visitors: ['b'] }], now);
  // A node that reports another minute, and an older one that reports no times yet.
  const before = new Date(now.getTime() - 60_000);
  await health.add([{ ...seen, times: [2], visitors: ['c'] }], before);
  await health.add([{ ...seen, times: [], visitors: [] }], before);
  const { loads, failures, ...sum } = { ...seen, maxMs: 900 };
  expect(await health.since(before)).toEqual([
    { ...sum, loads: 8, failures: 4, loadMs: 1200, times: [3, 0, 2, 0, 1], visitors: 3 },
  ]);
  expect(await health.minutesSince(now)).toEqual([
    expect.objectContaining({ version: '1.0.0', loads: 4, failures: 2, averageMs: 150, maxMs: 900 }),
  ]);
  const failing = { ...seen, version: '2.0.0', loads: 0, loadMs: 0, maxMs: 0, times: [], visitors: [] };
  await health.add([failing], now);
  expect(await health.minutesSince(now)).toContainEqual(
    expect.objectContaining({ version: '2.0.0', loads: 0, failures: 1, averageMs: null }),
  );
  const counted = await health.since(before);
  await health.forget(new Date(before.getTime() - 60_000));
  expect(await health.since(before)).toEqual(counted);
  await health.forget(new Date(now.getTime() + 120_000));
  expect(await health.since(before)).toEqual([]);
});

test('a curve adds the counts of each step up, with the times of its loads, of what is asked for', async () => {
  const health = createRemoteHealthRepository(project.clients);
  const since = new Date('2026-11-28T12:00:00Z');
  const at = (minutes: number) => new Date(since.getTime() + minutes * 60_000);
  const seen = { remote: 'mfe-curve', version: '1.0.0', loads: 1, failures: 1, loadMs: 300, maxMs: 200 };
  for (const minutes of [-1, 0, 9, 10])
    await health.add([{ ...seen, maxMs: 200 + minutes, times: [0, 1], visitors: [] }], at(minutes));
  const idle = { ...seen, version: '2.0.0', loads: 0, times: [], visitors: [] };
  await health.add([idle], at(10));
  const request = { since, stepMinutes: 10, remote: 'mfe-curve', version: null };
  const { loadMs, ...one } = seen;
  expect(await health.curve(request)).toEqual([
    { ...one, at: since.toISOString(), loads: 2, failures: 2, maxMs: 209, times: [0, 2] },
    { ...one, at: at(10).toISOString(), maxMs: 210, times: [0, 1] },
    { ...one, at: at(10).toISOString(), version: '2.0.0', loads: 0, times: [] },
  ]);
  expect(await health.curve({ ...request, version: '2.0.0' })).toHaveLength(1);
  expect(await health.curve({ ...request, remote: 'mfe-other' })).toEqual([]);
});

test('the bucket keeps a package whole and gives it back byte for byte', async () => {
  const bucket = createRemoteBucket(project.clients);
  const place = { remote: 'mfe-library', version: '1.0.0', digest: 'abc' };
  await bucket.put(
    place,
    new Map([
      ['a.js', Buffer.from('one')],
      ['a.js.br', Buffer.from([1, 2, 255])],
    ]),
  );
  expect(await bucket.get(place, 'a.js')).toEqual(Buffer.from('one'));
  expect(await bucket.get(place, 'a.js.br')).toEqual(Buffer.from([1, 2, 255]));
  expect(await bucket.get(place, 'b.js')).toBeNull();
  await bucket.remove(place, ['a.js']);
  expect(await bucket.get(place, 'a.js')).toBeNull();
});
