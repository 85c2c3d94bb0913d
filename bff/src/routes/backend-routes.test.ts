import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { RemoteAccess } from '../../contract/page-config.ts';
import type { ReleaseChange } from '../../contract/releases.ts';
import { inCanary } from '../remotes/canary-bucket.ts';
import { changeRelease } from '../services/registry/change-release.ts';
import { createPreview } from '../services/registry/create-preview.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { describeBackend } from '../slices/backend-package.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import {
  builtRemote,
  createTestReleases,
  master,
  sentPackage,
  type TestReleases,
} from '../testing/test-releases.ts';

const REMOTE = 'mfe-library';
const opened: TestReleases[] = [];
afterEach(async () => {
  for (const releases of opened.splice(0)) await releases.backends.close();
});

function open() {
  const releases = createTestReleases();
  opened.push(releases);
  const { as, app, services } = createTestApp({ releases });
  let revision = 0;
  return {
    releases,
    app,
    as,
    services,
    ask: async (path: string, version?: string, init: RequestInit = {}) => {
      const headers = { ...(version && { 'x-remote-version': version }), ...init.headers };
      const answer = await as(ana, `/api/r/${REMOTE}${path}`, { ...init, headers });
      return { status: answer.status, body: await answer.text(), headers: answer.headers };
    },
    publish: (
      version: string,
      handler: string,
      migrations: { name: string; script: string }[] = [],
      access?: RemoteAccess,
    ) =>
      publishVersion(
        releases,
        master,
        sentPackage(version, {
          backend: { entry: entryOf(version, handler), migrations },
          ...(access && { access }),
        }),
      ),
    change: async (
      change:
        | Omit<Extract<ReleaseChange, { action: 'canary' }>, 'revision'>
        | { action: 'promote'; version: string }
        | { action: 'rollback' },
    ) => {
      ({ revision } = await changeRelease(releases, master, REMOTE, {
        ...change,
        revision,
      } as ReleaseChange));
    },
  };
}

const entryOf = (version: string, handler: string) => `module.exports.default = ({ db }) => ({
  fetch: async (request, { user }) => { const { pathname: path, search } = new URL(request.url); const version = '${version}';
    ${handler} } });`;
const SAY = `return new Response([version, user.id, request.method, path + search].join(' '));`;

test('a backend is shown with its screen: to one by a preview, to some as a canary, to all, and taken back with it', async () => {
  const { releases, ask, publish, change } = open();
  const step = (name: string) => ({ name, script: 'select 1' });
  await publish('1.0.0', SAY, [step('001_a.sql')]);
  expect((await ask('/items')).status).toBe(404);
  expect(releases.schemas.landed).toEqual([]);

  await change({ action: 'promote', version: '1.0.0' });
  expect(releases.schemas.landed).toEqual([`${REMOTE} 001_a.sql`]);
  expect((await ask('/items?page=2')).body).toBe(`1.0.0 ${ana.userId} GET /items?page=2`);

  await publish('2.0.0', SAY, [step('001_a.sql'), step('002_b.sql')]);
  expect((await ask('/', '2.0.0')).body).toContain('1.0.0');
  const { url } = await createPreview(releases, master, { remote: REMOTE, version: '2.0.0', hours: 1 });
  expect(releases.schemas.landed).toEqual([`${REMOTE} 001_a.sql`, `${REMOTE} 002_b.sql`]);
  const cookie = `andromeda_previa=${new URL(url).searchParams.get('previa')}`;
  expect((await ask('/', undefined, { headers: { cookie } })).body).toContain('2.0.0');
  expect((await ask('/')).body).toContain('1.0.0');

  const inIt = inCanary(releases.seals.visitorOf(ana.userId), REMOTE, 50);
  await change({ action: 'canary', version: '2.0.0', percent: 50 });
  expect((await ask('/')).body).toContain(inIt ? '2.0.0' : '1.0.0');
  expect((await ask('/', '2.0.0')).body).toContain(inIt ? '2.0.0' : '1.0.0');

  await change({ action: 'promote', version: '2.0.0' });
  expect((await ask('/')).body).toContain('2.0.0');
  // A tab that still has the screen of before.
  expect((await ask('/', '1.0.0')).body).toContain('1.0.0');

  await change({ action: 'rollback' });
  expect((await ask('/')).body).toContain('1.0.0');
  expect((await ask('/', '2.0.0')).body).toContain('1.0.0');
});

test('a build on the server’s disk has its backend, too', async () => {
  const { ask, releases } = open();
  const folder = await mkdtemp(join(tmpdir(), 'andromeda-build-'));
  const entry = entryOf('0.1.0-disk', SAY);
  await mkdir(join(folder, 'backend'));
  await writeFile(join(folder, 'backend/backend.js'), entry);
  const backend = describeBackend({ entry, migrations: [] });
  releases.built.set(REMOTE, { ...builtRemote('0.1.0-disk', { remote: REMOTE }), folder, backend });
  expect((await ask('/x')).body).toContain('0.1.0-disk');
  await writeFile(join(folder, 'backend/backend.js'), entryOf('changed', SAY));
  await releases.backends.close();
  expect((await ask('/x')).status).toBe(500);
  await rm(folder, { recursive: true });
});

test('nobody calls a backend without a session, and no remote without a backend has one', async () => {
  const { app, ask, releases } = open();
  expect((await app.request(`/api/r/${REMOTE}/x`)).status).toBe(401);
  await publishVersion(releases, master, sentPackage('1.0.0'));
  await changeRelease(releases, master, REMOTE, { action: 'promote', version: '1.0.0', revision: 0 });
  const answer = await ask('/x');
  expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([404, 'not_found']);
});

test('a backend sees neither token nor cookies, and its answer carries no header but type and cache', async () => {
  const { as, publish, change } = open();
  await publish(
    '1.0.0',
    `return new Response(JSON.stringify([...request.headers]), { headers: { 'content-type': 'application/json',
      'set-cookie': 'a=b', location: 'https://x.example', 'cache-control': path === '/kept' ? 'private, max-age=60' : 'public, max-age=9',
      'access-control-allow-origin': '*' } });`,
  );
  await change({ action: 'promote', version: '1.0.0' });
  const headers = { cookie: 'a=b', 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1' };
  const answer = await as(bia, `/api/r/${REMOTE}/x`, { method: 'POST', body: '{}', headers });
  expect(await answer.json()).toEqual([['content-type', 'application/json']]);
  expect([...answer.headers.keys()].filter((name) => /cookie|location|allow-origin/.test(name))).toEqual([]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
  const kept = await as(bia, `/api/r/${REMOTE}/kept`);
  expect(kept.headers.get('cache-control')).toBe('private, max-age=60');
});

test('refusals of a backend reach the page, and its faults become the product’s own, counted for its version', async () => {
  const { ask, publish, change, releases } = open();
  await publish(
    '1.0.0',
    `if (path === '/throw') throw new Error('no coupon "NATAL" of ana@example.com');
     return new Response('{"error":{"code":"not_found"}}', { status: Number(path.slice(1)) });`,
  );
  await change({ action: 'promote', version: '1.0.0' });
  expect(await ask('/404')).toMatchObject({ status: 404, body: '{"error":{"code":"not_found"}}' });
  expect(await ask('/422')).toMatchObject({ status: 422 });
  for (const path of ['/throw', '/500', '/503', '/401', '/302']) {
    const { status, body } = await ask(path);
    expect([path, status, JSON.parse(body).error.code]).toEqual([path, 502, 'backend_failed']);
    expect(body).not.toContain('NATAL');
  }
  await releases.errorGatherer.flush();
  const errors = await releases.errors.since(new Date(0));
  expect(errors).toContainEqual(
    expect.objectContaining({
      version: '1.0.0',
      users: 1,
      place: expect.stringMatching(/^backend\.js:\d+:\d+$/),
    }),
  );
  expect(JSON.stringify(errors)).not.toMatch(/NATAL|ana@/);
});

test('a body of more than a megabyte is refused before it reaches a backend', async () => {
  const { ask, publish, change } = open();
  await publish('1.0.0', SAY);
  await change({ action: 'promote', version: '1.0.0' });
  const answer = await ask('/', undefined, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
  expect(answer.status).toBe(413);
});

const isRefused = async (_what: string, entry: string, sentence: RegExp) => {
  const { releases } = open();
  const publication = publishVersion(
    releases,
    master,
    sentPackage('1.0.0', { backend: { entry, migrations: [] } }),
  );
  await expect(publication).rejects.toMatchObject({
    code: 'release_refused',
    details: { problems: expect.stringMatching(sentence) },
  });
};
test.each([
  ['does not load', 'require("fs")', /pede módulos/],
  [
    'imports while it runs',
    'module.exports.default = () => ({ fetch: () => import("node:fs") })',
    /pede módulos/,
  ],
  ['is too large', `"${'x'.repeat(1024 * 1024)}"`, /backend\.js tem mais de 1024 kB/],
])('a backend that %s is refused at its publication', isRefused);
// A process is started for each of them.
test.each([
  ['throws at its start', 'throw new Error("no start")', /O backend não inicia: Error: no start/],
  ['exports nothing', 'module.exports = {}', /O backend não inicia: .*defineBackend/],
])('a backend that %s is refused at its publication', { tags: ['long'] }, isRefused);

test('a backend that is not what the build describes is refused, and so is a migration that takes something', async () => {
  const { releases, publish, change } = open();
  const sent = sentPackage('1.0.0', { backend: { entry: entryOf('1', SAY), migrations: [] } });
  const other = { ...sent, backend: [{ name: 'backend.js', bytes: Buffer.from('other') }] };
  await expect(publishVersion(releases, master, other)).rejects.toMatchObject({
    details: { problems: expect.stringContaining('hash não confere') },
  });
  await expect(publishVersion(releases, master, { ...sent, backend: [] })).rejects.toMatchObject({
    details: { problems: expect.stringContaining('Falta backend.js') },
  });
  releases.schemas.problems = [{ migration: '001_a.sql', what: 'gone', name: 'notes.text' }];
  const gone = 'A migração 001_a.sql tira notes.text, que a versão anterior usa.';
  await expect(publish('1.0.0', SAY)).rejects.toMatchObject({ details: { problems: gone } });
  releases.schemas.problems = [];
  await publish('1.0.0', SAY);
  releases.schemas.problems = [{ migration: '001_a.sql', what: 'gone', name: 'notes.text' }];
  await expect(change({ action: 'promote', version: '1.0.0' })).rejects.toMatchObject({
    details: { problems: gone },
  });
  expect(releases.snapshot.channel(REMOTE)).toBeUndefined();
});

const paidUntil = '2999-01-01T00:00:00.000Z';
const subscribed =
  (planId: 'starter' | 'pro', currentPeriodEnd = paidUntil) =>
  async () => ({
    planId,
    status: 'active' as const,
    currentPeriodEnd,
    cancelsAtPeriodEnd: true,
    providerId: 'sub_1',
  });
const codeOf = ({ status, body }: { status: number; body: string }) => [status, JSON.parse(body).error.code];

test('a backend for a plan answers users of that plan alone, while their plan runs', async () => {
  const { ask, publish, change, services } = open();
  await publish('1.0.0', SAY, [], { plans: ['pro'] });
  await change({ action: 'promote', version: '1.0.0' });
  expect(codeOf(await ask('/x'))).toEqual([403, 'plan_required']);
  services.paymentRepository.subscription = subscribed('starter');
  expect(codeOf(await ask('/x'))).toEqual([403, 'plan_required']);
  services.paymentRepository.subscription = subscribed('pro');
  expect((await ask('/x')).body).toContain('1.0.0');
  services.paymentRepository.subscription = subscribed('pro', '2020-01-01T00:00:00.000Z');
  expect(codeOf(await ask('/x'))).toEqual([403, 'plan_required']);
});

test('a backend for administrators is for others one that does not exist', async () => {
  const { ask, publish, change, releases } = open();
  await publish('1.0.0', SAY, [], { roles: ['admin'] });
  await change({ action: 'promote', version: '1.0.0' });
  expect(codeOf(await ask('/x'))).toEqual([404, 'not_found']);
  releases.profiles.isAdmin = async () => true;
  expect((await ask('/x')).body).toContain('1.0.0');
});

test('an administrator calls a backend for a plan, with the second factor that the operator asks for', {
  tags: ['long'],
}, async () => {
  const { ask, publish, change, releases } = open();
  await publish('1.0.0', SAY, [], { plans: ['pro'] });
  await change({ action: 'promote', version: '1.0.0' });
  releases.profiles.isAdmin = async () => true;
  releases.profiles.lacksSecondFactor = async () => true;
  expect(codeOf(await ask('/x'))).toEqual([403, 'admin_second_factor']);
  releases.profiles.lacksSecondFactor = async () => false;
  expect((await ask('/x')).status).toBe(200);
});

test('naming an earlier version that was for everybody does not lead around the plan', async () => {
  const { ask, publish, change } = open();
  await publish('1.0.0', SAY);
  await change({ action: 'promote', version: '1.0.0' });
  await publish('2.0.0', SAY, [], { plans: ['pro'] });
  await change({ action: 'promote', version: '2.0.0' });
  expect(codeOf(await ask('/x', '1.0.0'))).toEqual([403, 'plan_required']);
});

test('a backend that says nothing of access costs no question about plan or role', {
  tags: ['long'],
}, async () => {
  const { ask, publish, change, releases, services } = open();
  await publish('1.0.0', SAY);
  await change({ action: 'promote', version: '1.0.0' });
  const asked = async () => {
    throw new Error('nobody should ask');
  };
  releases.profiles.isAdmin = asked;
  services.paymentRepository.subscription = asked;
  expect((await ask('/x')).status).toBe(200);
});
