import { expect, test } from 'vitest';
import { ReleaseLockAnswer, ReleaseRequestAnswer } from '../../contract/release-guards.ts';
import { NewReleaseToken, ReleaseOverview, RemoteRelease } from '../../contract/releases.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { errorOf, read } from '../testing/read-answer.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases, MASTER_TOKEN, master, sentPackage } from '../testing/test-releases.ts';

/** Ana and Bia are administrators; versions 1 and 2 of the library are published. */
async function open() {
  const releases = createTestReleases();
  releases.profiles.isAdmin = async () => true;
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  const { app } = createTestApp({ releases });
  const as = (token: string, method: string, path: string, body?: object) =>
    app.request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const newToken = async (request: object) =>
    as(MASTER_TOKEN, 'POST', '/api/remote-tokens', { remote: 'mfe-library', label: 'CI', ...request });
  return { as, newToken };
}

const library = '/api/remotes/mfe-library';
const promote = { action: 'promote', version: '2.0.0', revision: 0 };

test('a token asks for a promotion, which the one who made it may not approve and another administrator may', async () => {
  const { as, newToken } = await open();
  const { secret } = await read(NewReleaseToken, newToken({}));
  expect((await as(ana.token, 'PUT', '/api/remote-approvals/all', { required: true })).status).toBe(204);
  expect((await read(ReleaseOverview, as(secret, 'GET', '/api/remotes'))).approval).toMatchObject({
    setBy: ana.email,
  });
  const refused = await as(secret, 'POST', `${library}/changes`, promote);
  expect(refused.status).toBe(409);
  expect((await errorOf(Promise.resolve(refused))).code).toBe('approval_required');
  const asked = await as(ana.token, 'POST', `${library}/requests`, promote);
  expect(asked.status).toBe(201);
  const { request } = await read(ReleaseRequestAnswer, asked);
  const path = `${library}/requests/${request.id}`;
  expect(await errorOf(as(ana.token, 'POST', `${path}/approval`))).toMatchObject({ code: 'own_request' });
  expect((await as(secret, 'POST', `${path}/approval`)).status).toBe(403);
  const shown = await read(RemoteRelease, as(bia.token, 'POST', `${path}/approval`));
  expect(shown.liveVersion).toBe('2.0.0');
  const { request: ended } = await read(ReleaseRequestAnswer, as(secret, 'GET', path));
  expect(ended).toMatchObject({ state: 'approved', decidedBy: bia.email });
  expect(await errorOf(as(bia.token, 'DELETE', path))).toMatchObject({
    code: 'request_ended',
    details: { state: 'approved' },
  });
});

test('a lock needs a reason of up to 200 characters, and its refusal carries it', async () => {
  const { as } = await open();
  for (const reason of ['', '   ', 'x'.repeat(201)])
    expect((await as(ana.token, 'PUT', `${library}/lock`, { reason })).status).toBe(400);
  const { lock } = await read(
    ReleaseLockAnswer,
    as(ana.token, 'PUT', `${library}/lock`, { reason: ' Natal ' }),
  );
  expect(lock).toMatchObject({ reason: 'Natal', lockedBy: ana.email });
  expect(await errorOf(as(MASTER_TOKEN, 'POST', `${library}/changes`, promote))).toMatchObject({
    code: 'release_locked',
    details: { lockedBy: ana.email, reason: 'Natal' },
  });
  expect((await as(bia.token, 'DELETE', `${library}/lock`)).status).toBe(204);
  expect((await as(bia.token, 'DELETE', `${library}/lock`)).status).toBe(404);
});

test('a token has the rank it was made with, and release where none is named; a checker has no other', async () => {
  const { as, newToken } = await open();
  const { secret } = await read(NewReleaseToken, newToken({ rank: 'publish' }));
  expect(await errorOf(as(secret, 'POST', `${library}/changes`, promote))).toMatchObject({
    code: 'forbidden',
    details: { rank: 'release', ownRank: 'publish' },
  });
  expect((await read(NewReleaseToken, newToken({}))).token.rank).toBe('release');
  expect((await newToken({ remote: 'checker', rank: 'canary' })).status).toBe(400);
  expect((await newToken({ rank: 'admin' })).status).toBe(400);
});
