import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { RemoteKeys } from '../../contract/release-keys.ts';
import {
  EndedPreviews,
  NewReleaseToken,
  PreviewLink,
  Publication,
  ReleaseOverview,
  ReleaseTokens,
  RemoteRelease,
  StandingPreviews,
  Trail,
} from '../../contract/releases.ts';
import { HealthSummary } from '../../contract/remote-health.ts';
import { RemoteMeetings } from '../../contract/remote-meetings.ts';
import { StoreError } from '../ports/store-error.ts';
import type { User } from '../ports/user.ts';
import { errorOf, read } from '../testing/read-answer.ts';
import { newSigner } from '../testing/release-signing.ts';
import { newPackage, newVersion, type PackageChanges } from '../testing/remote-package.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases, MASTER_TOKEN, sentPackage } from '../testing/test-releases.ts';

const newShell = (version: string) => ({ ...newVersion(version), remote: 'shell' });

/** Ana is an administrator, Bia is not. */
function open() {
  const releases = createTestReleases();
  releases.profiles.isAdmin = async (user: User) => user.userId === ana.userId;
  const { app } = createTestApp({ releases });
  const as = (token: string | null, method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
  const publish = (
    token: string,
    version: string,
    changes: PackageChanges = {},
    names = (name: string) => name,
  ) => {
    const { description, files } = newPackage(version, changes);
    const form = new FormData();
    form.set('package', JSON.stringify(description));
    for (const [name, bytes] of files) form.append('files', new File([new Uint8Array(bytes)], names(name)));
    return as(token, 'POST', `/api/remotes/${description.build.name}/versions`, form);
  };
  const change = (token: string, request: object, remote = 'mfe-library') =>
    as(token, 'POST', `/api/remotes/${remote}/changes`, request);
  const newToken = async (remote: string) =>
    read(NewReleaseToken, as(MASTER_TOKEN, 'POST', '/api/remote-tokens', { remote, label: `CI ${remote}` }));
  return { app, releases, as, publish, change, newToken };
}

test('a deploy token publishes its remote, shows it and takes it back', async () => {
  const { as, publish, change, newToken } = open();
  const { secret } = await newToken('mfe-library');
  for (const version of ['1.0.0', '2.0.0']) {
    const answer = await publish(secret, version);
    expect(answer.status).toBe(201);
    const { revision } = await read(Publication, answer);
    expect((await change(secret, { action: 'promote', version, revision })).status).toBe(200);
  }
  const back = await read(RemoteRelease, change(secret, { action: 'rollback', revision: 2 }));
  expect(back).toMatchObject({ liveVersion: '1.0.0', previousVersion: null, revision: 3 });
  expect((await publish(secret, '2.0.0')).status).toBe(200);
  const { remotes, platform } = await read(ReleaseOverview, as(secret, 'GET', '/api/remotes'));
  expect(platform).toBe('1.0.0');
  expect(remotes.find(({ remote }) => remote === 'mfe-library')).toMatchObject({
    liveVersion: '1.0.0',
    setBy: 'CI mfe-library',
    exposes: ['./routes'],
    shared: [
      { name: '@andromeda/platform', version: '1.0.0', provider: 'shell', fits: true },
      { name: 'react', version: '19.3.1', provider: 'shell', fits: true },
    ],
    versions: [{ version: '2.0.0' }, { version: '1.0.0' }],
  });
  const { entries } = await read(Trail, as(secret, 'GET', '/api/remote-trail?remote=mfe-library&limit=1'));
  expect(entries).toEqual([expect.objectContaining({ who: 'CI mfe-library', what: 'rollback' })]);
});

test('without a valid token nothing is read, published or changed', async () => {
  const { as, publish, newToken } = open();
  const { token, secret } = await newToken('mfe-library');
  const forged = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
  for (const bearer of [null, forged, 'nonsense', `${MASTER_TOKEN}x`])
    expect((await as(bearer, 'GET', '/api/remotes')).status).toBe(401);
  expect((await publish(forged, '1.0.0')).status).toBe(401);
  await as(MASTER_TOKEN, 'DELETE', `/api/remote-tokens/${token.id}`);
  expect((await publish(secret, '1.0.0')).status, 'revoked').toBe(401);
});

test('a token of another remote is refused', async () => {
  const { publish, change, newToken } = open();
  const { secret } = await newToken('mfe-account');
  expect(await errorOf(publish(secret, '1.0.0'))).toMatchObject({ code: 'forbidden' });
  expect((await change(secret, { action: 'rollback', revision: 0 })).status).toBe(403);
});

test('only administrators and the master token issue and revoke tokens, and no list shows a secret', async () => {
  const { as, newToken } = open();
  const { token, secret } = await newToken('mfe-library');
  const body = { remote: '*', label: 'mine' };
  for (const bearer of [secret, bia.token])
    expect((await as(bearer, 'POST', '/api/remote-tokens', body)).status).toBe(403);
  expect((await as(ana.token, 'POST', '/api/remote-tokens', body)).status).toBe(201);
  const listed = await as(ana.token, 'GET', '/api/remote-tokens');
  const text = await listed.clone().text();
  expect(text).not.toContain(secret);
  expect((await read(ReleaseTokens, listed)).tokens.map(({ remote }) => remote)).toEqual([
    '*',
    'mfe-library',
  ]);
  expect((await as(ana.token, 'DELETE', `/api/remote-tokens/${token.id}`)).status).toBe(204);
});

test('a token that was issued for some days is refused after them', async () => {
  const { as, releases } = open();
  const request = { remote: 'mfe-library', label: 'CI', days: 30 };
  const { token, secret } = await read(
    NewReleaseToken,
    as(MASTER_TOKEN, 'POST', '/api/remote-tokens', request),
  );
  const end = Date.parse(token.expiresAt ?? '');
  expect((end - releases.clock.now().getTime()) / 86_400_000).toBe(30);
  expect((await as(secret, 'GET', '/api/remotes')).status).toBe(200);
  await releases.clock.advance(30 * 86_400_000);
  expect((await as(secret, 'GET', '/api/remotes')).status).toBe(401);
});

test('an administrator releases on the page; no other user may even see it', async () => {
  const { as, publish, change } = open();
  await publish(MASTER_TOKEN, '1.0.0');
  expect((await as(bia.token, 'GET', '/api/remotes')).status).toBe(403);
  const shown = await read(
    RemoteRelease,
    change(ana.token, { action: 'promote', version: '1.0.0', revision: 0 }),
  );
  expect(shown.setBy).toBe(ana.email);
});

test('a change that is based on an old state is refused with the present one', async () => {
  const { publish, change } = open();
  await publish(MASTER_TOKEN, '1.0.0');
  await publish(MASTER_TOKEN, '2.0.0');
  await change(MASTER_TOKEN, { action: 'promote', version: '1.0.0', revision: 0 });
  const late = await change(MASTER_TOKEN, { action: 'promote', version: '2.0.0', revision: 0 });
  expect(late.status).toBe(409);
  expect(await errorOf(late)).toMatchObject({
    code: 'release_changed',
    details: {
      revision: '1',
      liveVersion: '1.0.0',
      canaryVersion: '',
      canaryPercent: '0',
      setBy: 'token mestre',
    },
  });
});

test('the refusal of a package has one sentence for each problem, and a file outside its folder is a bad request', async () => {
  const { publish, releases } = open();
  const refused = await publish(MASTER_TOKEN, '1.0.0', { platform: '^9.0.0', paths: ['/settings'] });
  expect(refused.status).toBe(422);
  expect((await errorOf(refused)).details?.problems?.split('\n')).toHaveLength(2);
  const climbing = await publish(MASTER_TOKEN, '1.0.0', {}, (name) => `../../${name}`);
  expect(climbing.status).toBe(400);
  expect(await releases.registry.versions()).toEqual([]);
});

test('a preview link shows its version for a day', async () => {
  const { as, publish, releases } = open();
  await publish(MASTER_TOKEN, '1.0.0');
  const asked = as(MASTER_TOKEN, 'POST', '/api/remotes/mfe-library/previews', { version: '1.0.0' });
  const { url, until } = await read(PreviewLink, asked);
  expect(until).toBe('2026-11-21T12:00:00.000Z');
  expect(new URL(url).pathname).toBe('/library');
  expect(releases.seals.openPreview(new URL(url).searchParams.get('previa') ?? '')).toMatchObject({
    remote: 'mfe-library',
    version: '1.0.0',
    until,
  });
  const unknown = as(MASTER_TOKEN, 'POST', '/api/remotes/mfe-library/previews', { version: '9.0.0' });
  expect((await unknown).status).toBe(404);
});

test('the links that stand are listed without what they open with, and end one by one or all of a version', async () => {
  const { as, publish } = open();
  await publish(MASTER_TOKEN, '1.0.0');
  const path = '/api/remotes/mfe-library/previews';
  const { url } = await read(PreviewLink, as(MASTER_TOKEN, 'POST', path, { version: '1.0.0' }));
  for (const bearer of [ana.token, ana.token]) await as(bearer, 'POST', path, { version: '1.0.0' });
  const list = async (query = '') => {
    const answer = await as(ana.token, 'GET', `/api/remote-previews${query}`);
    expect(await answer.clone().text()).not.toContain(new URL(url).searchParams.get('previa'));
    return (await read(StandingPreviews, answer)).previews;
  };
  const [newest, ...others] = await list();
  expect(newest).toMatchObject({ remote: 'mfe-library', version: '1.0.0', madeBy: ana.email });
  expect(others).toHaveLength(2);
  expect(await list('?remote=mfe-library&version=2.0.0')).toEqual([]);
  expect((await as(bia.token, 'GET', '/api/remote-previews')).status).toBe(403);

  expect((await as(bia.token, 'DELETE', `${path}/${newest?.id}`)).status).toBe(403);
  expect((await as(ana.token, 'DELETE', `${path}/${newest?.id}`)).status).toBe(204);
  expect(await list('?remote=mfe-library')).toEqual(others);
  const ended = as(MASTER_TOKEN, 'DELETE', `${path}?version=1.0.0`);
  expect(await read(EndedPreviews, ended)).toEqual({ ended: 2 });
  expect(await list()).toEqual([]);
  const unknown = `${path}/5e1f5d10-4dfd-4c3e-8b0e-0f5d1a2b3c4d`;
  expect((await as(ana.token, 'DELETE', unknown)).status).toBe(404);
});

test('pages report by beacons of any content type, and anything but a list is refused', async () => {
  const { app, as, publish } = open();
  await publish(MASTER_TOKEN, '1.0.0');
  const event = { remote: 'mfe-library', version: '1.0.0', kind: 'loaded', ms: 250 };
  const beacon = (body: unknown, type: string) =>
    app.request('/api/remote-events', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': type },
    });
  expect((await beacon([event], 'text/plain')).status).toBe(204);
  expect((await beacon([event, { ...event, kind: 'load_failed' }], 'application/json')).status).toBe(204);
  expect((await beacon({ event }, 'text/plain')).status).toBe(400);
  const { versions } = await read(HealthSummary, as(MASTER_TOKEN, 'GET', '/api/remote-health'));
  expect(versions).toEqual([expect.objectContaining({ loads: 2, failures: 1, averageMs: 250 })]);
});

test('a user’s first call gives their browser the name that decides their canaries', async () => {
  const { as, app, releases } = open();
  const answer = await as(ana.token, 'GET', '/api/credits');
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
  const value = z.string().parse(/andromeda_visitor=([^;]+)/.exec(cookie)?.[1]);
  expect(releases.seals.open(decodeURIComponent(value))).toBe(releases.seals.visitorOf(ana.userId));
  const again = await app.request('/api/credits', {
    headers: { authorization: `Bearer ${ana.token}`, cookie: `andromeda_visitor=${value}` },
  });
  expect(again.headers.get('set-cookie')).toBeNull();
});

test('while the database is away changes are refused before anything happens, and reads answer what this node knew last', async () => {
  const { as, publish, change, releases, newToken } = open();
  const { secret } = await newToken('mfe-library');
  await publish(MASTER_TOKEN, '1.0.0');
  await change(MASTER_TOKEN, { action: 'promote', version: '1.0.0', revision: 0 });
  await publish(MASTER_TOKEN, '2.0.0');
  const asOf = releases.clock.now().toISOString();
  const { state, versions } = releases.registry;
  const gone = () => Promise.reject(new StoreError('unavailable', 'no answer'));
  Object.assign(releases.registry, { state: gone, versions: gone, version: gone });
  Object.assign(releases.tokens, { find: gone, list: gone });
  await releases.snapshot.refresh();
  for (const bearer of [MASTER_TOKEN, secret])
    for (const [method, path, body] of [
      ['POST', '/api/remotes/mfe-library/changes', { action: 'promote', version: '2.0.0', revision: 1 }],
      ['POST', '/api/remotes/mfe-library/versions', new FormData()],
      ['POST', '/api/remotes/mfe-library/previews', { version: '1.0.0' }],
      ['DELETE', '/api/remotes/mfe-library/previews?version=1.0.0', undefined],
      ['POST', '/api/remotes/mfe-library/flags/library.grid', { percent: 10, revision: 0 }],
      ['POST', '/api/remote-places/library.cards@1', { revision: 0, order: [], off: [] }],
      ['POST', '/api/remote-tokens', { remote: '*', label: 'x' }],
      ['DELETE', '/api/remote-tokens/5e1f5d10-4dfd-4c3e-8b0e-0f5d1a2b3c4d', undefined],
    ] as const) {
      const answer = await as(bearer, method, path, body);
      expect([answer.status, (await errorOf(answer)).code], `${method} ${path}`).toEqual([
        503,
        'registry_away',
      ]);
    }
  const overview = await read(ReleaseOverview, as(MASTER_TOKEN, 'GET', '/api/remotes'));
  expect(overview.asOf).toBe(asOf);
  expect(overview.remotes.find(({ remote }) => remote === 'mfe-library')).toMatchObject({
    liveVersion: '1.0.0',
    versions: [{ version: '1.0.0' }],
  });
  expect(await read(RemoteMeetings, as(MASTER_TOKEN, 'GET', '/api/remote-meetings'))).toMatchObject({ asOf });
  expect(await (await as(null, 'GET', '/readyz')).json()).toMatchObject({
    registry: { from: 'mirror', asOf, shell: '1.0.0' },
  });
  expect((await as(secret, 'GET', '/api/remotes')).status).toBe(503);
  Object.assign(releases.registry, { state, versions });
  await releases.snapshot.refresh();
  const back = await read(ReleaseOverview, as(MASTER_TOKEN, 'GET', '/api/remotes'));
  expect(back).not.toHaveProperty('asOf');
  expect(await (await as(null, 'GET', '/readyz')).json()).toMatchObject({ registry: { from: 'database' } });
});

test('a database that went away a moment ago is found away by the change itself', async () => {
  const { change, releases } = open();
  await releases.snapshot.refresh();
  releases.registry.state = () => Promise.reject(new StoreError('unavailable', 'no answer'));
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(600_000);
  const answer = await change(MASTER_TOKEN, { action: 'rollback', revision: 0 });
  expect((await errorOf(answer)).code).toBe('registry_away');
});

test('an administrator registers a key by which a package is signed, and revokes it', async () => {
  const { as } = open();
  const signer = newSigner();
  const keys = '/api/remotes/mfe-library/keys';
  const asked = { publicKey: signer.publicKey, label: 'CI' };
  expect((await as(bia.token, 'POST', keys, asked)).status).toBe(403);
  expect((await as(ana.token, 'POST', keys, asked)).status).toBe(201);
  const { files, description, statement, signature } = signer.sign(sentPackage('1.0.0'));
  const form = new FormData();
  for (const [name, text] of Object.entries({ package: description, statement, signature }))
    form.set(name, text ?? '');
  for (const { name, bytes } of files) form.append('files', new File([Buffer.from(bytes)], name));
  const path = '/api/remotes/mfe-library/versions';
  expect((await as(MASTER_TOKEN, 'POST', path, form)).status).toBe(201);
  expect((await as(ana.token, 'DELETE', `${keys}/${signer.fingerprint}`)).status).toBe(204);
  const { keys: listed } = await read(RemoteKeys, as(MASTER_TOKEN, 'GET', keys));
  expect(listed).toMatchObject([{ label: 'CI', revokedAt: expect.any(String) }]);
});

test('the shell is steered by administrators and the master token alone, and has neither packages, keys, flags nor previews', async () => {
  const { as, releases } = open();
  releases.catalog.builtShell = () => null;
  await releases.registry.publish(newShell('2.0.0'), 'start');
  const tokens = await read(
    NewReleaseToken,
    as(MASTER_TOKEN, 'POST', '/api/remote-tokens', { remote: '*', label: 'CI' }),
  );
  const change = (token: string, action: object) => as(token, 'POST', '/api/remotes/shell/changes', action);
  const rollback = { action: 'rollback', revision: 0 };
  expect((await change(tokens.secret, rollback)).status).toBe(403);
  expect((await change(bia.token, rollback)).status).toBe(403);
  // There is no live version before this one.
  expect((await change(ana.token, rollback)).status).toBe(404);
  const paths = ['versions', 'previews', 'keys', 'flags/shell.x'].map((path) => `/api/remotes/shell/${path}`);
  for (const path of paths)
    expect([path, (await as(MASTER_TOKEN, 'POST', path, {})).status]).toEqual([path, 400]);
  const forShell = { remote: 'shell', label: 'CI' };
  expect((await as(MASTER_TOKEN, 'POST', '/api/remote-tokens', forShell)).status).toBe(400);
  expect((await read(Trail, as(ana.token, 'GET', '/api/remote-trail?remote=shell'))).entries).toHaveLength(1);
});
