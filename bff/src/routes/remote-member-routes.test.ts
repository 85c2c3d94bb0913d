import { expect, test } from 'vitest';
import type { z } from 'zod';
import { ReleaseOverview, StandingPreviews, Trail } from '../../contract/releases.ts';
import { RemoteErrorSummary } from '../../contract/remote-errors.ts';
import { HealthCurves, HealthSummary } from '../../contract/remote-health.ts';
import { RemoteMeetings } from '../../contract/remote-meetings.ts';
import { RemoteMemberAnswer, RemoteMembers } from '../../contract/remote-members.ts';
import { VersionDetails } from '../../contract/version-details.ts';
import type { User } from '../ports/user.ts';
import { publishVersion } from '../services/registry/publish-version.ts';
import { errorOf, read } from '../testing/read-answer.ts';
import { newSigner } from '../testing/release-signing.ts';
import { ana, bia } from '../testing/test-accounts.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestReleases, MASTER_TOKEN, master, sentPackage } from '../testing/test-releases.ts';

const library = '/api/remotes/mfe-library';
const account = '/api/remotes/mfe-account';

/** Ana is an administrator, Bia is not; both remotes have two versions, and the account is served by another team. */
async function open() {
  const releases = createTestReleases();
  releases.profiles.isAdmin = async (user: User) => user.userId === ana.userId;
  const others = { remote: 'mfe-account', paths: ['/settings'] };
  for (const version of ['1.0.0', '2.0.0']) {
    await publishVersion(releases, master, sentPackage(version));
    await publishVersion(releases, { ...master, name: 'outro time' }, sentPackage(version, others));
  }
  const { app } = createTestApp({ releases });
  const as = (token: string, method: string, path: string, body?: object) =>
    app.request(path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const add = (email: string, rank: string, by = ana.token) =>
    as(by, 'POST', `${library}/members`, { email, rank });
  return { releases, as, add };
}

/** As above, and Bia is in the team of the library. */
async function openWith(rank: string) {
  const opened = await open();
  expect((await opened.add(bia.email, rank)).status).toBe(201);
  return opened;
}

test('an administrator adds a user by their address, gives another rank and removes them; the trail has both names', async () => {
  const { as, add } = await open();
  expect((await as(bia.token, 'GET', '/api/remotes')).status).toBe(403);
  const { member } = await read(RemoteMemberAnswer, add(` ${bia.email} `, 'view'));
  expect(member).toMatchObject({ email: bia.email, rank: 'view', addedBy: ana.email });
  expect((await as(bia.token, 'GET', '/api/remotes')).status).toBe(200);
  const path = `${library}/members/${bia.userId}`;
  const changed = await read(RemoteMemberAnswer, as(ana.token, 'PUT', path, { rank: 'release' }));
  expect(changed.member.rank).toBe('release');
  const { members } = await read(RemoteMembers, as(MASTER_TOKEN, 'GET', `${library}/members`));
  expect(members).toHaveLength(1);
  expect((await as(ana.token, 'DELETE', path)).status).toBe(204);
  expect((await as(ana.token, 'DELETE', path)).status).toBe(404);
  expect((await as(ana.token, 'PUT', path, { rank: 'view' })).status).toBe(404);
  expect(await errorOf(as(bia.token, 'GET', '/api/remotes'))).toMatchObject({ code: 'forbidden' });
  const { entries } = await read(Trail, as(ana.token, 'GET', '/api/remote-trail?remote=mfe-library&limit=3'));
  expect(entries.map(({ who, what, detail }) => [who, what, detail.member])).toEqual([
    [ana.email, 'member_removed', bia.email],
    [ana.email, 'member_changed', bia.email],
    [ana.email, 'member_added', bia.email],
  ]);
});

test('an unknown address, a member, an administrator and a bad rank are refused, each with its reason', async () => {
  const { as, add } = await openWith('view');
  expect(await errorOf(add('ninguem@loja.example.com', 'view'))).toMatchObject({ code: 'account_unknown' });
  expect(await errorOf(add(bia.email, 'view'))).toMatchObject({ code: 'already_member' });
  expect(await errorOf(add(ana.email, 'view'))).toMatchObject({ code: 'member_administers' });
  for (const [email, rank] of [
    ['', 'view'],
    [bia.email, 'publish'],
  ] as const)
    expect((await add(email, rank)).status).toBe(400);
  const shells = await as(ana.token, 'POST', '/api/remotes/shell/members', {
    email: bia.email,
    rank: 'view',
  });
  expect(shells.status).toBe(400);
});

test('a member reads of their own remote alone, whatever they ask for', async () => {
  const { as, releases } = await openWith('view');
  for (const [remote, base] of [
    ['mfe-library', library],
    ['mfe-account', account],
  ] as const) {
    await as(ana.token, 'POST', `${base}/changes`, { action: 'promote', version: '1.0.0', revision: 0 });
    await as(ana.token, 'POST', `${base}/previews`, { version: '2.0.0' });
    await as(ana.token, 'POST', `${base}/flags/${remote.slice(4)}.new-grid`, { percent: 5, revision: 0 });
    const met = { remote, version: '1.0.0', message: `in ${remote}`, place: 'routes.js:1:2', times: 1 };
    releases.errorGatherer.add([met], { visitor: 'u1', network: '10.0.0.1' });
    releases.gatherer.add([{ remote, version: '1.0.0', kind: 'loaded', ms: 9 }], {
      visitor: 'u1',
      network: '10.0.0.1',
    });
  }
  await as(ana.token, 'POST', '/api/remote-tokens', { remote: 'mfe-account', label: 'CI do outro time' });
  const reads: [string, z.ZodType][] = [
    ['/api/remotes', ReleaseOverview],
    ['/api/remote-trail', Trail],
    ['/api/remote-errors', RemoteErrorSummary],
    ['/api/remote-health', HealthSummary],
    ['/api/remote-curves', HealthCurves],
    ['/api/remote-meetings', RemoteMeetings],
    ['/api/remote-previews', StandingPreviews],
    ['/api/remote-previews?remote=mfe-account', StandingPreviews],
  ];
  for (const [path, schema] of reads) {
    const all = JSON.stringify(await read(schema, as(ana.token, 'GET', path)));
    expect(all, path).toContain('mfe-account');
    const own = JSON.stringify(await read(schema, as(bia.token, 'GET', path)));
    expect(own, path).not.toMatch(/mfe-account|account\.new-grid|outro time/);
    if (!path.includes('?')) expect(own, path).toContain('mfe-library');
  }
  const { remotes } = await read(ReleaseOverview, as(bia.token, 'GET', '/api/remotes'));
  expect(remotes.map(({ remote, ownRank }) => [remote, ownRank])).toEqual([['mfe-library', 'view']]);
  const { ownRank } = await read(VersionDetails, as(bia.token, 'GET', `${library}/versions/2.0.0`));
  expect(ownRank).toBe('view');
  expect((await as(bia.token, 'GET', `${library}/versions/2.0.0/pictures/screen-1.webp`)).status).toBe(404);
});

test('a member is refused whatever names another remote, the shell, tokens, keys, teams or the rule of approvals', async () => {
  const { as } = await openWith('release');
  const id = crypto.randomUUID();
  const refused: [string, string, object?][] = [
    ['GET', `${account}/versions/1.0.0`],
    ['GET', `${account}/versions/1.0.0/pictures/screen-1.webp`],
    ['GET', '/api/remotes/shell/versions/1.0.0'],
    ['GET', '/api/remote-trail?remote=mfe-account'],
    ['GET', '/api/remote-curves?remote=mfe-account'],
    ['GET', `${account}/requests/${id}`],
    ['GET', '/api/remote-tokens'],
    ['POST', '/api/remote-tokens', { remote: 'mfe-library', label: 'CI' }],
    ['DELETE', `/api/remote-tokens/${id}`],
    ['GET', `${library}/keys`],
    ['POST', `${library}/keys`, { publicKey: newSigner().publicKey, label: 'CI' }],
    ['DELETE', `${library}/keys/${'a'.repeat(16)}`],
    ['PUT', `${library}/server`, { address: 'https://time.example.com' }],
    ['DELETE', `${library}/server`],
    ['PUT', `${library}/lock`, { reason: 'Natal' }],
    ['DELETE', `${library}/lock`],
    ['PUT', '/api/remote-approvals/mfe-library', { required: false }],
    ['PUT', '/api/remote-approvals/all', { required: false }],
    ['POST', `${library}/requests/${id}/approval`],
    ['GET', `${library}/members`],
    ['POST', `${library}/members`, { email: bia.email, rank: 'release' }],
    ['PUT', `${library}/members/${bia.userId}`, { rank: 'release' }],
    ['DELETE', `${library}/members/${bia.userId}`],
    ['GET', '/api/remote-checks'],
    ['POST', `${account}/changes`, { action: 'promote', version: '1.0.0', revision: 0 }],
    ['POST', '/api/remotes/shell/changes', { action: 'promote', version: '1.0.0', revision: 0 }],
    ['POST', `${account}/requests`, { action: 'promote', version: '1.0.0', revision: 0 }],
    ['DELETE', `${account}/requests/${id}`],
    ['POST', `${account}/previews`, { version: '1.0.0' }],
    ['DELETE', `${account}/previews/${id}`],
    ['POST', `${account}/flags/account.new-grid`, { percent: 5, revision: 0 }],
    ['GET', '/api/admin/overview'],
    ['GET', '/api/admin/accounts?search=loja'],
  ];
  for (const [method, path, body] of refused) {
    const answer = await as(bia.token, method, path, body);
    expect(answer.status, `${method} ${path}`).toBe(403);
    expect(await errorOf(answer), `${method} ${path}`).toMatchObject({ code: 'forbidden' });
  }
});

test('a member who is removed is refused at once, with what their open page asks for', async () => {
  const { as } = await openWith('release');
  const promote = { action: 'promote', version: '1.0.0', revision: 0 };
  expect((await as(ana.token, 'DELETE', `${library}/members/${bia.userId}`)).status).toBe(204);
  expect(await errorOf(as(bia.token, 'POST', `${library}/changes`, promote))).toMatchObject({
    code: 'forbidden',
  });
});
