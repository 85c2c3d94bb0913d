import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { StoreError } from '../ports/store-error.ts';
import { inCanary } from '../remotes/canary-bucket.ts';
import { mirrorFiles } from '../remotes/mirrored-files.ts';
import { createPackageReader } from '../remotes/package-reader.ts';
import { createRegistryFile } from '../remotes/registry-file.ts';
import { createRegistryMirror } from '../remotes/registry-mirror.ts';
import { createReleaseSnapshot } from '../remotes/release-snapshot.ts';
import { createShellVersions } from '../remotes/shell-versions.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { createErrorGatherer } from '../services/registry/gather-errors.ts';
import { createEventGatherer } from '../services/registry/gather-events.ts';
import { guardCanaries } from '../services/registry/guard-canaries.ts';
import { listReleases } from '../services/registry/list-releases.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { reportOf } from '../testing/api-report.ts';
import { startNode } from '../testing/shell-nodes.ts';
import { createTestReleases, master, sentPackage, type TestReleases } from '../testing/test-releases.ts';

/** What this node gathers of pages' reports. */
function gatherersOf({ health, errors, snapshot, clock, logger }: TestReleases) {
  const isBuilt = () => false;
  return {
    gatherer: createEventGatherer({ health, snapshot, clock }, isBuilt),
    errorGatherer: createErrorGatherer({ errors, snapshot, clock, logger }, isBuilt),
  };
}

const assetsOf = (version: string) => `/assets/${version}/shell.js`;

/** Two nodes of the same release with the shell 'one', which was deployed, and 'two', which is published from another. */
async function deploy(two: Parameters<typeof startNode>[2] = {}) {
  const shared = createTestReleases();
  await startNode(shared, 'two', two);
  const node = await startNode(shared, 'one');
  const other = await startNode(shared, 'one');
  await node.refresh();
  return { shared, node, other };
}

/** The shells that visitors with names of their own get. */
async function shellsOfVisitors({ get }: Awaited<ReturnType<typeof startNode>>, visitors: readonly string[]) {
  return Promise.all(
    visitors.map(
      async (cookie) => /src="([^"]+)"/.exec(await (await get('/', { cookie })).text())?.[1] ?? '',
    ),
  );
}

const problemsOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (refusal: unknown) => refusal,
  );
  return error instanceof DomainError ? (error.details?.problems ?? error.code) : error;
};

test('without a release a node shows the shell on its disk, whatever is published', async () => {
  const { node } = await deploy();
  expect(await node.scriptOfPage()).toBe(assetsOf('one'));
});

test('a promoted shell is shown by every node, with its files, and a rollback leads back to what was deployed', async () => {
  const { node, other } = await deploy();
  expect(await node.change({ action: 'promote', version: 'two', revision: 0 })).toMatchObject({
    remote: 'shell',
    liveVersion: 'two',
    previousVersion: 'one',
  });
  expect(await node.scriptOfPage()).toBe(assetsOf('two'));
  expect((await node.get(assetsOf('two'))).status).toBe(200);
  await other.refresh();
  expect(await other.scriptOfPage()).toBe(assetsOf('two'));
  // It is no remote of the page.
  const remotes = (await (await node.get('/remotes.json')).json()) as { remotes: unknown[] };
  expect(remotes.remotes).toEqual([]);
  await node.change({ action: 'rollback', revision: 1 });
  expect(await node.scriptOfPage()).toBe(assetsOf('one'));
});

test('a shell that follows the build again is the one on the disk of each node', async () => {
  const { node } = await deploy();
  await node.change({ action: 'promote', version: 'two', revision: 0 });
  expect(await node.change({ action: 'follow_build', revision: 1 })).toMatchObject({
    ...{ liveVersion: 'one', builtVersion: 'one', setBy: 'start' },
  });
  expect(await node.scriptOfPage()).toBe(assetsOf('one'));
});

test('a canary of the shell is shown to its part of the visitors, the same ones on every node and visit', async () => {
  const { node, other } = await deploy();
  await node.change({ action: 'canary', version: 'two', percent: 50, revision: 0 });
  await other.refresh();
  const cookies = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const [cookie = ''] = (await node.get('/')).headers.getSetCookie();
      return cookie.split(';')[0] ?? '';
    }),
  );
  const seen = await shellsOfVisitors(node, cookies);
  expect(new Set(seen)).toEqual(new Set([assetsOf('one'), assetsOf('two')]));
  expect(await shellsOfVisitors(other, cookies)).toEqual(seen);
  await node.change({ action: 'rollback', revision: 1 });
  expect(new Set(await shellsOfVisitors(node, cookies))).toEqual(new Set([assetsOf('one')]));
});

test('a shell with a newer platform than the server’s, or of another major version, is not shown', async () => {
  for (const platform of ['1.25.0', '2.0.0', '0.9.0']) {
    const { node } = await deploy({ platform });
    const promoted = node.change({ action: 'promote', version: 'two', revision: 0 });
    expect(await problemsOf(promoted)).toContain(`Ela tem a plataforma ${platform}`);
    expect(await node.scriptOfPage()).toBe(assetsOf('one'));
  }
});

test('an older node, for which a promoted shell is too new, shows the live one before it and says so', async () => {
  const shared = createTestReleases();
  const node = await startNode(shared, 'new', { platform: '1.25.0' });
  const old = await startNode(shared, 'old', { platform: '1.24.0' });
  await startNode(shared, 'older', { platform: '1.23.0' });
  await node.change({ action: 'promote', version: 'older', revision: 0 });
  await node.change({ action: 'promote', version: 'new', revision: 1 });
  await old.refresh();
  await old.refresh();
  expect(await old.scriptOfPage()).toBe(assetsOf('older'));
  expect(old.releases.shells.refused()).toEqual([
    { version: 'new', problem: expect.stringContaining('este servidor, com a 1.24.0') },
  ]);
  expect(old.logged.filter((line) => line.includes('a released shell is not shown'))).toHaveLength(1);
  expect((await listReleases(old.releases, master)).remotes[0]).toMatchObject({
    ...{ remote: 'shell', liveVersion: 'new', previousVersion: 'older', shared: [], paths: [] },
    refused: [{ version: 'new' }],
  });
});

test.each([
  ['lost', null],
  ['changed', 'alert("a thief")'],
])(
  'a shell of which one file is %s is not shown: the page is made of the last good one',
  async (_how, bytes) => {
    for (const file of ['shell.js', 'page.html']) {
      const { shared, node } = await deploy();
      await node.change({ action: 'promote', version: 'two', revision: 0 });
      const { get } = shared.files;
      shared.files.get = async (place, name) => {
        if (place.version !== 'two' || name !== file) return get(place, name);
        return bytes === null ? null : Buffer.from(bytes);
      };
      const started = await startNode(shared, 'one');
      expect(await started.scriptOfPage()).toBe(assetsOf('one'));
      expect(started.releases.shells.refused()).toEqual([
        { version: 'two', problem: `Os arquivos dela não estão inteiros: ${file}` },
      ]);
      // Files may come back.
      shared.files.get = get;
      await shared.clock.advance(60_000);
      await started.refresh();
      expect(await started.scriptOfPage()).toBe(assetsOf('two'));
    }
  },
);

test('only an administrator steers the shell, no deploy token does, not even one of all remotes', async () => {
  const { node } = await deploy();
  for (const remote of ['*', 'shell', 'mfe-library']) {
    const actor = { name: 'a token', remote, mayGiveTokens: false };
    const promoted = node.change({ action: 'promote', version: 'two', revision: 0 }, actor);
    expect(await problemsOf(promoted)).toBe('forbidden');
  }
  expect(await problemsOf(node.change({ action: 'promote', version: 'three', revision: 0 }))).toBe(
    'not_found',
  );
});

test('a shell that lacks what a live remote uses is refused by the remote’s name, and the gate goes by the live shell', async () => {
  const { node } = await deploy({ platform: '1.22.0', api: reportOf('1.19.0') });
  const { releases } = node;
  const publish = (version: string) => {
    const changes = { platform: '^1.24.0', uses: ['useApi'], script: 'api.marketplace.read();' };
    return publishVersion(releases, master, sentPackage(version, changes));
  };
  await publish('1.0.0');
  await changeRelease(releases, master, 'mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  for (const action of ['promote', 'canary'] as const) {
    const change = { version: 'two', percent: 10, revision: 0 };
    const problems = await problemsOf(node.change({ action, ...change }));
    expect(problems).toContain(
      'mfe-library 1.0.0, no ar, usa @andromeda/platform ^1.20.0, e esta casca não tem',
    );
  }
  await changeRelease(releases, master, 'mfe-library', { action: 'follow_build', revision: 1 });
  await node.change({ action: 'promote', version: 'two', revision: 0 });
  expect((await listReleases(releases, master)).platform).toBe('1.22.0');
  expect(await problemsOf(publish('2.0.0'))).toContain('a casca no ar tem a 1.22.0');
});

test('a page asks the registry for nothing', async () => {
  const { shared, node } = await deploy();
  await node.change({ action: 'promote', version: 'two', revision: 0 });
  const asked: string[] = [];
  const note = (what: string) => {
    asked.push(what);
    return null;
  };
  shared.files.get = async (_place, name) => note(name);
  shared.registry.version = async (_remote, version) => note(version);
  shared.registry.state = () => Promise.reject(new Error('asked'));
  await node.scriptOfPage();
  await node.refresh();
  expect(await node.scriptOfPage()).toBe(assetsOf('two'));
  expect(asked).toEqual([]);
});

test('a canary of the shell that throws for its users is withdrawn, and the trail says why', async () => {
  const { node } = await deploy();
  const { releases } = node;
  await node.change({ action: 'canary', version: 'two', percent: 50, revision: 0 });
  const { gatherer, errorGatherer } = gatherersOf(releases);
  const users = Array.from({ length: 100 }, (_, index) => `u${index}`);
  for (const [index, visitor] of users.entries()) {
    const version = inCanary(visitor, 'shell', 50) ? 'two' : 'one';
    const from = { visitor, network: `10.0.${index}.1` };
    gatherer.add([{ remote: 'shell', version, kind: 'loaded', ms: 900 }], from);
    const error = { remote: 'shell', version, message: 'TypeError: menu', place: 'shell.js:1:2', times: 1 };
    if (version === 'two') errorGatherer.add([error], from);
  }
  const inside = users.filter((user) => inCanary(user, 'shell', 50));
  const seesTwo = (user: string) => releases.shells.pageFor(user)?.html.includes(assetsOf('two')) ?? false;
  expect(users.filter(seesTwo)).toEqual(inside);
  const outside = users.filter((user) => !inCanary(user, 'shell', 50));
  await guardCanaries({ ...releases, gatherer, errorGatherer });
  expect((await releases.registry.trail('shell', 1))[0]).toMatchObject({
    ...{ what: 'canary_rolled_back', who: 'andromeda', version: 'two' },
    detail: {
      cause: 'errors',
      liveUsers: outside.length,
      liveErrorUsers: 0,
      errors: [{ message: 'TypeError: menu' }],
    },
  });
  expect(users.filter(seesTwo)).toEqual([]);
});

test('a node that starts without its database shows the released shell from its mirror, with its files', async () => {
  const { shared, node } = await deploy();
  await node.change({ action: 'promote', version: 'two', revision: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'andromeda-mirror-'));
  const file = createRegistryFile(join(folder, 'registry.json'), 'https://project.example');
  const files = mirrorFiles(shared.files, join(folder, 'remotes'));
  await createRegistryMirror({ ...node.releases, files, file }).keep();

  const noAnswer = () => Promise.reject(new StoreError('unavailable', 'no answer'));
  const { logger, clock, catalog, flagSnapshot, placeSnapshot } = node.releases;
  const snapshot = createReleaseSnapshot({ state: noAnswer, version: noAnswer }, logger, clock.now);
  const copies = mirrorFiles({ ...shared.files, get: noAnswer }, join(folder, 'remotes'));
  await createRegistryMirror({
    ...{ snapshot, flagSnapshot, placeSnapshot },
    ...{ file, files: copies, clock, logger },
  }).restore();
  const shells = createShellVersions({ snapshot, catalog, files: copies, clock, logger });
  await snapshot.refresh();
  await shells.prepare();
  expect(snapshot.isAway()).toBe(true);
  expect(shells.pageFor(null)?.html).toContain(assetsOf('two'));
  const script = await createPackageReader(snapshot, copies)('shell', 'two', 'shell.js', 'br');
  expect(script).toMatchObject({ encoding: 'br' });
});
