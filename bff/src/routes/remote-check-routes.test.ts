import { expect, test } from 'vitest';
import { NewReleaseToken, ReleaseOverview } from '../../contract/releases.ts';
import { CheckAnswer, ContractPage, PendingChecks } from '../../contract/remote-checks.ts';
import { VersionDetails } from '../../contract/version-details.ts';
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
  return { as, newToken, token: await newToken('checker') };
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
  const said = { ...first, checks: 11, complaints: ['/library não abre.'] };
  const answer = as(token, 'POST', '/api/remote-checks', said);
  expect((await read(CheckAnswer, answer)).check).toMatchObject({ passed: false, who: 'checker' });
  const { remotes } = await read(ReleaseOverview, as(MASTER_TOKEN, 'GET', '/api/remotes'));
  const [version] = remotes.find(({ remote }) => remote === 'mfe-library')?.versions ?? [];
  expect(version?.check).toMatchObject({ passed: false, complaints: ['/library não abre.'] });
  const details = as(MASTER_TOKEN, 'GET', '/api/remotes/mfe-library/versions/1.0.0');
  expect(await read(VersionDetails, details)).toMatchObject({
    shell: '1.0.0',
    checkRequired: true,
    checks: [{ shell: '1.0.0', passed: false }],
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
    ['GET', '/api/remote-tokens'],
    ['POST', '/api/remote-tokens', { remote: '*', label: 'mais' }],
  ];
  for (const [method, path, body] of others)
    expect(await errorOf(as(token, method, path, body)), `${method} ${path}`).toMatchObject({
      code: 'forbidden',
    });
  expect((await as(token, 'GET', '/api/account')).status).toBe(401);
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
