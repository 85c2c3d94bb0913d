import { expect, test } from 'vitest';
import { ana } from '../../testing/test-accounts.ts';
import { createTestReleases, MASTER_TOKEN } from '../../testing/test-releases.ts';
import { hashOfToken, recogniseActor, requireRemote, TOKEN_PREFIX } from './recognise-actor.ts';

const releases = createTestReleases();
const noSession = async () => null;
const asAna = async () => ana;
const token = `${TOKEN_PREFIX}of-the-library`;

test('the master token may release every remote and issue tokens', async () => {
  expect(await recogniseActor(releases, MASTER_TOKEN, noSession)).toEqual({
    name: 'token mestre',
    remote: '*',
    mayGiveTokens: true,
  });
});

test('a deploy token may release its own remote and issue no tokens', async () => {
  const releases = createTestReleases();
  const given = { hash: hashOfToken(token), remote: 'mfe-library', label: 'CI', expiresAt: null };
  const { id } = await releases.tokens.create(
    { ...given, rank: 'canary' },
    { name: ana.email, userId: null },
  );
  const actor = await recogniseActor(releases, token, noSession);
  expect(actor).toEqual({
    ...{ name: 'CI', remote: 'mfe-library', mayGiveTokens: false },
    ...{ rank: 'canary', tokenId: id },
  });
  expect(() => requireRemote(actor, 'mfe-library')).not.toThrow();
  expect(() => requireRemote(actor, 'mfe-account')).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

test.each([
  ['no token', null],
  ['a deploy token that is not known or was revoked', token],
  ['a token that is no session’s', 'something else'],
])('%s is refused as not authenticated', async (_case, given) => {
  await expect(recogniseActor(releases, given, noSession)).rejects.toMatchObject({
    code: 'not_authenticated',
  });
});

test('a server without a master token accepts no token as one', async () => {
  await expect(
    recogniseActor({ ...releases, masterToken: null }, MASTER_TOKEN, noSession),
  ).rejects.toMatchObject({ code: 'not_authenticated' });
});

test('an administrator may release every remote, another user may not', async () => {
  const profiles = { ...releases.profiles, isAdmin: async () => true };
  expect(await recogniseActor({ ...releases, profiles }, 'session', asAna)).toMatchObject({
    name: ana.email,
    remote: '*',
  });
  await expect(recogniseActor(releases, 'session', asAna)).rejects.toMatchObject({ code: 'forbidden' });
});

test('an administrator may issue tokens, and one without an address is named by their id', async () => {
  const profiles = { ...releases.profiles, isAdmin: async () => true };
  const nameless = async () => ({ ...ana, email: '' });
  expect(await recogniseActor({ ...releases, profiles }, 'session', nameless)).toEqual({
    name: ana.userId,
    remote: '*',
    mayGiveTokens: true,
    userId: ana.userId,
  });
});

test('a member of teams is known by their name, with a rank for each remote, and sees no other', async () => {
  const teams = async () => [
    { remote: 'mfe-library', rank: 'view' as const },
    { remote: 'mfe-catalogue', rank: 'release' as const },
  ];
  const profiles = { ...releases.profiles, teams };
  const actor = await recogniseActor({ ...releases, profiles }, 'session', asAna);
  expect(actor).toEqual({
    ...{ name: ana.email, userId: ana.userId, remote: 'team', mayGiveTokens: false },
    teams: new Map([
      ['mfe-library', 'view'],
      ['mfe-catalogue', 'release'],
    ]),
  });
  expect(() => requireRemote(actor, 'mfe-library')).not.toThrow();
  for (const other of ['mfe-account', 'shell', 'checker', 'team', '*'])
    expect(() => requireRemote(actor, other), other).toThrow(expect.objectContaining({ code: 'forbidden' }));
});

test('an administrator in a team may do all, as before', async () => {
  const teams = async () => [{ remote: 'mfe-library', rank: 'view' as const }];
  const profiles = { ...releases.profiles, teams, isAdmin: async () => true };
  const actor = await recogniseActor({ ...releases, profiles }, 'session', asAna);
  expect(actor).toMatchObject({ remote: '*', mayGiveTokens: true });
  expect(actor).not.toHaveProperty('teams');
});

test('where administrators need a second factor, members need one too', async () => {
  const teams = async () => [{ remote: 'mfe-library', rank: 'view' as const }];
  const profiles = { ...releases.profiles, teams, lacksSecondFactor: async () => true };
  await expect(recogniseActor({ ...releases, profiles }, 'session', asAna)).rejects.toMatchObject({
    code: 'admin_second_factor',
  });
});
