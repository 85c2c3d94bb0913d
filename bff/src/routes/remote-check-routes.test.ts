import { expect, test } from 'vitest';
import { NewReleaseToken, ReleaseOverview } from '../../contract/releases.ts';
import { CheckAnswer, CheckedVersion, ContractPage, PendingChecks } from '../../contract/remote-checks.ts';
import { VersionDetails } from '../../contract/version-details.ts';
import { sha384 } from '../remotes/sha384.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { createCheckedReleases } from '../testing/checked-releases.ts';
import { errorOf, read } from '../testing/read-answer.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { MASTER_TOKEN, master, sentPackage } from '../testing/test-releases.ts';

/** A server that requires checks, with version 1.0.0 of the library and the token of a checker. */
async function open() {
  const releases = await createCheckedReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  releases.profiles.isAdmin = async (user) => user.userId === ana.userId;
  const { app } = createTestApp({ releases });
  const as = (token: string, method: string, path: string, body?: unknown) =>
    app.request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const newToken = async (remote: string) =>
    (await read(NewReleaseToken, as(MASTER_TOKEN, 'POST', '/api/remote-tokens', { remote, label: remote })))
      .secret;
  return { as, newToken, releases, token: await newToken('checker') };
}

test('a checker reads what is to be checked, and its verdict stands beside the version', async () => {
  const { as, token } = await open();
  const { pending, required } = await read(PendingChecks, as(token, 'GET', '/api/remote-checks'));
  expect(required).toBe(true);
  const [first] = pending;
  expect(first).toMatchObject({ remote: 'mfe-library', version: '1.0.0', shell: '1.0.0' });
  const page = await read(ContractPage, as(token, 'GET', '/api/remote-checks/shells/1.0.0'));
  expect(page.files['page.html']?.bytes).toBe(17);
  const file = await as(token, 'GET', '/api/remote-checks/shells/1.0.0/page.html');
  expect(await file.text()).toBe('the page of 1.0.0');
  const said = { ...first, checks: 11, complaints: ['/library não abre.'], types: 'checked' };
  const answer = as(token, 'POST', '/api/remote-checks', said);
  expect((await read(CheckAnswer, answer)).check).toMatchObject({ passed: false, who: 'checker' });
  const { remotes } = await read(ReleaseOverview, as(MASTER_TOKEN, 'GET', '/api/remotes'));
  const [version] = remotes.find(({ remote }) => remote === 'mfe-library')?.versions ?? [];
  expect(version?.check).toMatchObject({ passed: false, complaints: ['/library não abre.'] });
  const details = as(MASTER_TOKEN, 'GET', '/api/remotes/mfe-library/versions/1.0.0');
  expect(await read(VersionDetails, details)).toMatchObject({
    shell: '1.0.0',
    checkRequired: true,
    checks: [{ shell: '1.0.0', passed: false, types: 'checked' }],
  });
  expect((await read(PendingChecks, as(token, 'GET', '/api/remote-checks'))).pending).toEqual([]);
});

test('the token of a checker opens nothing else', async () => {
  const { as, token } = await open();
  const change = { action: 'rollback', revision: 0 };
  const others: [string, string, unknown?][] = [
    ['GET', '/api/remotes'],
    ['GET', '/api/remotes/mfe-library/versions/1.0.0'],
    ['POST', '/api/remotes/mfe-library/changes', change],
    ['POST', '/api/remotes/shell/changes', change],
    ['POST', '/api/remotes/mfe-library/previews', { version: '1.0.0' }],
    ['GET', '/api/remotes/mfe-library/keys'],
    ['GET', '/api/remote-trail'],
    ['GET', '/api/remote-health'],
    ['GET', '/api/remote-meetings'],
    ['POST', '/api/remote-places/library.cards@1', { revision: 0, order: [], off: [] }],
    ['GET', '/api/remote-tokens'],
    ['POST', '/api/remote-tokens', { remote: '*', label: 'mais' }],
  ];
  for (const [method, path, body] of others)
    expect(await errorOf(as(token, method, path, body)), `${method} ${path}`).toMatchObject({
      code: 'forbidden',
    });
  expect((await as(token, 'GET', '/api/account')).status).toBe(401);
});

const SOURCES = '/api/remote-checks/versions/mfe-library/2.0.0/sources';

/** Version 2.0.0 of the library, whose map quotes a source. */
async function publishWithSource(releases: Awaited<ReturnType<typeof open>>['releases']) {
  const map = {
    version: 3,
    names: [],
    sources: ['webpack://mfe-library@2.0.0/./src/card.tsx'],
    sourcesContent: ['the secret of the card'],
    mappings: 'AAAA',
  };
  const maps = [{ name: 'routes.1a2b3c4d.js.map', bytes: Buffer.from(JSON.stringify(map)) }];
  await publishVersion(releases, master, { ...sentPackage('2.0.0'), maps });
}

test('a checker reads the sources of a version under their hash, and learns where there are none', async () => {
  const { as, token, releases } = await open();
  await publishWithSource(releases);
  const at = (version: string) => `/api/remote-checks/versions/mfe-library/${version}`;
  const { sources } = await read(CheckedVersion, as(token, 'GET', at('2.0.0')));
  const bytes = Buffer.from(await (await as(token, 'GET', SOURCES)).arrayBuffer());
  expect(JSON.parse(bytes.toString())).toEqual({ 'src/card.tsx': 'the secret of the card' });
  expect(sources).toEqual({ sha384: sha384(bytes), bytes: bytes.byteLength });
  expect(await read(CheckedVersion, as(token, 'GET', at('1.0.0')))).toMatchObject({ sources: null });
  for (const none of [`${at('1.0.0')}/sources`, `${at('9.9.9')}/sources`])
    expect((await as(token, 'GET', none)).status).toBe(404);
});

test('sources are read by no deploy token, by no user, by no administrator and at no other address', async () => {
  const { as, newToken, releases } = await open();
  await publishWithSource(releases);
  for (const token of [await newToken('*'), await newToken('mfe-library'), bia.token, ana.token])
    expect((await as(token, 'GET', SOURCES)).status).toBe(403);
  expect((await as('nonsense', 'GET', SOURCES)).status).toBe(401);
  for (const name of ['.sources.json.gz', '.sources.json', 'routes.1a2b3c4d.js.map'])
    expect((await as(MASTER_TOKEN, 'GET', `/remotes/mfe-library/2.0.0/${name}`)).status).toBe(404);
  const details = await as(ana.token, 'GET', '/api/remotes/mfe-library/versions/2.0.0');
  expect(details.status).toBe(200);
  expect(await details.text()).not.toContain('secret');
});

test('neither a deploy token nor a user says what was found', async () => {
  const { as, newToken } = await open();
  const deploy = await newToken('*');
  for (const token of [deploy, await newToken('mfe-library'), bia.token, ana.token]) {
    expect((await as(token, 'GET', '/api/remote-checks')).status).toBe(403);
    expect((await as(token, 'POST', '/api/remote-checks', {})).status).toBe(403);
  }
  expect((await as('nonsense', 'GET', '/api/remote-checks')).status).toBe(401);
});

test('what is no verdict is refused with the field, an unknown version with 404 and other bytes with a sentence', async () => {
  const { as, token } = await open();
  const { pending } = await read(PendingChecks, as(token, 'GET', '/api/remote-checks'));
  const good = { ...pending[0], checks: 11, complaints: [] };
  const post = (body: unknown) => as(token, 'POST', '/api/remote-checks', body);
  const bad = [
    { ...good, checks: 0 },
    { ...good, complaints: [''] },
    { ...good, complaints: Array.from({ length: 51 }, () => 'x') },
    { ...good, digest: 'x' },
    { ...good, remote: 'shell' },
  ];
  for (const body of bad) expect((await post(body)).status).toBe(400);
  expect((await post({ ...good, version: '9.0.0' })).status).toBe(404);
  const other = await post({ ...good, digest: 'f'.repeat(20) });
  expect(other.status).toBe(422);
  expect(await errorOf(other)).toMatchObject({ code: 'release_refused' });
});

test('no token takes the name of what a server publishes of its own disk', async () => {
  const { as } = await open();
  const asked = await as(MASTER_TOKEN, 'POST', '/api/remote-tokens', { remote: '*', label: ' start ' });
  expect(asked.status).toBe(400);
});
