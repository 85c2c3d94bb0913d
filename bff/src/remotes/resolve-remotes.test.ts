import { describe, expect, test } from 'vitest';
import { changeRelease } from '../services/registry/change-release.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { builtRemote, createTestReleases, master, sentPackage } from '../testing/test-releases.ts';
import { inCanary } from './canary-bucket.ts';
import { createReleaseSnapshot } from './release-snapshot.ts';
import { resolveRemotes, type Visitor } from './resolve-remotes.ts';

const nobody: Visitor = { id: null, previews: [] };

async function open() {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await publishVersion(releases, master, sentPackage(version));
  const change = (request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, 'mfe-library', request);
  const seenBy = async (visitor: Visitor) => {
    const page = await resolveRemotes(releases.snapshot, await releases.catalog.entries(), visitor);
    const library = page.entries.find(({ remote }) => remote.name === 'mfe-library')?.remote;
    return { version: library?.version, fallback: library?.fallback?.version, previews: page.previews };
  };
  return { releases, change, seenBy };
}

describe('buckets', () => {
  const visitors = Array.from({ length: 10_000 }, (_, number) => `v${number}`);

  test('a canary of 10 % has 10 % of the users, and always the same ones', () => {
    const chosen = visitors.filter((visitor) => inCanary(visitor, 'mfe-library', 10));
    expect(chosen.length).toBeGreaterThan(900);
    expect(chosen.length).toBeLessThan(1100);
    expect(visitors.filter((visitor) => inCanary(visitor, 'mfe-library', 10))).toEqual(chosen);
  });

  test('a user who is in at 10 % stays in at 50 %, and each remote has other users', () => {
    const tenth = visitors.filter((visitor) => inCanary(visitor, 'mfe-library', 10));
    expect(tenth.every((visitor) => inCanary(visitor, 'mfe-library', 50))).toBe(true);
    const both = tenth.filter((visitor) => inCanary(visitor, 'mfe-account', 10));
    expect(both.length).toBeLessThan(200);
  });

  test('a canary of 0 % has nobody and one of 100 % everybody', () => {
    expect(visitors.some((visitor) => inCanary(visitor, 'mfe-library', 0))).toBe(false);
    expect(visitors.every((visitor) => inCanary(visitor, 'mfe-library', 100))).toBe(true);
  });
});

test('the build on the disk is live until a version is released', async () => {
  const { releases, change, seenBy } = await open();
  expect((await seenBy(nobody)).version).toBeUndefined();
  releases.built.set('mfe-library', builtRemote('0.9.0'));
  expect(await seenBy(nobody)).toMatchObject({ version: '0.9.0', fallback: undefined });
  releases.built.delete('mfe-library');
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  releases.built.set('mfe-library', builtRemote('0.9.1'));
  expect(await seenBy(nobody)).toMatchObject({ version: '1.0.0' });
});

test('a remote that an engineer develops here is shown, whatever is live', async () => {
  const { releases, change, seenBy } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  releases.built.set('mfe-library', builtRemote('dev'));
  expect(await seenBy(nobody)).toMatchObject({ version: 'dev', fallback: undefined });
});

test('each version has the last good one as its fallback, where that is another', async () => {
  const { change, seenBy } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  expect(await seenBy(nobody)).toMatchObject({ version: '1.0.0', fallback: undefined });
  await change({ action: 'promote', version: '2.0.0', revision: 1 });
  expect(await seenBy(nobody)).toMatchObject({ version: '2.0.0', fallback: '1.0.0' });
  await change({ action: 'canary', version: '3.0.0', percent: 100, revision: 2 });
  expect(await seenBy({ id: 'v1', previews: [] })).toMatchObject({ version: '3.0.0', fallback: '2.0.0' });
});

test('a visitor without a name is in no canary', async () => {
  const { change, seenBy } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  await change({ action: 'canary', version: '2.0.0', percent: 100, revision: 1 });
  expect(await seenBy(nobody)).toMatchObject({ version: '1.0.0' });
});

test('a preview shows its version to its visitor alone, without a fallback that would hide a failure', async () => {
  const { change, seenBy } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  const preview = {
    id: 'a-link',
    remote: 'mfe-library',
    version: '3.0.0',
    until: '2026-11-21T12:00:00.000Z',
  };
  expect(await seenBy({ id: null, previews: [preview] })).toEqual({
    version: '3.0.0',
    fallback: undefined,
    previews: [preview],
  });
  const gone = { ...preview, version: '7.0.0' };
  expect(await seenBy({ id: null, previews: [gone] })).toMatchObject({ version: '1.0.0', previews: [] });
});

test('seals that were forged or have expired open nothing', async () => {
  const { releases } = await open();
  const { seals, clock } = releases;
  const sealed = seals.seal('v1');
  expect(seals.open(sealed)).toBe('v1');
  expect(seals.open(sealed.replace('v1', 'v2'))).toBeNull();
  expect(seals.open('v1')).toBeNull();
  const grant = { id: 'a-link', remote: 'mfe-library', version: '1.0.0', until: '2026-11-20T13:00:00.000Z' };
  const preview = seals.sealPreview(grant);
  expect(seals.openPreview(preview)).toEqual(grant);
  expect(seals.openPreview(sealed), 'a seal of another kind').toBeNull();
  const [, signature] = preview.split('.');
  const other = Buffer.from(JSON.stringify(['mfe-library', '2.0.0', 1_900_000_000, 'a-link'])).toString(
    'base64url',
  );
  expect(seals.openPreview(`${other}.${signature}`)).toBeNull();
  await clock.advance(3_600_000);
  expect(seals.openPreview(preview)).toBeNull();
});

test('one user has one name on all devices, which does not tell who it is', async () => {
  const { releases } = await open();
  const user = '11111111-1111-4111-8111-111111111111';
  expect(releases.seals.visitorOf(user)).toBe(releases.seals.visitorOf(user));
  expect(releases.seals.visitorOf(user)).not.toContain(user.slice(0, 8));
  expect(releases.seals.newVisitor()).not.toBe(releases.seals.newVisitor());
});

test('beside a canary of what was only built, others see the build, and where nothing was built nothing', async () => {
  const { releases, change, seenBy } = await open();
  await change({ action: 'canary', version: '2.0.0', percent: 100, revision: 0 });
  expect(await seenBy(nobody)).toMatchObject({ version: undefined });
  expect(await seenBy({ id: 'v1', previews: [] })).toMatchObject({ version: '2.0.0', fallback: undefined });
  releases.built.set('mfe-library', builtRemote('0.9.0'));
  expect(await seenBy(nobody)).toMatchObject({ version: '0.9.0', fallback: undefined });
  expect(await seenBy({ id: 'v1', previews: [] })).toMatchObject({ version: '2.0.0', fallback: '0.9.0' });
});

test('a live version that the registry no longer has leaves its remote out, and the page is written', async () => {
  const { releases, change } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  await change({ action: 'promote', version: '2.0.0', revision: 1 });
  const { registry, logger } = releases;
  const version: typeof registry.version = async (remote, name) =>
    name === '2.0.0' ? null : registry.version(remote, name);
  const snapshot = createReleaseSnapshot({ state: () => registry.state(), version }, logger);
  await snapshot.refresh();
  expect((await resolveRemotes(snapshot, [], nobody)).entries).toEqual([]);
});

test('all visitors share one entry of a version with its fallback, until the fallback is another', async () => {
  const { releases, change } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  await change({ action: 'promote', version: '2.0.0', revision: 1 });
  const entryOf = async () => (await resolveRemotes(releases.snapshot, [], nobody)).entries[0];
  const seen = await entryOf();
  expect(await entryOf()).toBe(seen);
  await change({ action: 'promote', version: '3.0.0', revision: 2 });
  await change({ action: 'promote', version: '2.0.0', revision: 3 });
  expect((await entryOf())?.remote).toMatchObject({ version: '2.0.0', fallback: { version: '3.0.0' } });
});

const until = '2026-11-21T12:00:00.000Z';

test('a preview of what another node published a moment ago is shown', async () => {
  const { releases } = await open();
  const snapshot = createReleaseSnapshot(releases.registry, releases.logger);
  const previews = [{ id: 'a-link', remote: 'mfe-library', version: '3.0.0', until }];
  const { entries } = await resolveRemotes(snapshot, [], { id: null, previews });
  expect(entries.map(({ remote }) => remote.version)).toEqual(['3.0.0']);
});

test('a preview that the registry cannot answer leaves its visitor with what is live', async () => {
  const { releases, change, seenBy } = await open();
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  releases.registry.version = () => Promise.reject(new Error('away'));
  const previews = [{ id: 'a-link', remote: 'mfe-library', version: '3.0.0', until }];
  expect(await seenBy({ id: null, previews })).toMatchObject({ version: '1.0.0', previews: [] });
});
