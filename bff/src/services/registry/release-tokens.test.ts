import { expect, test } from 'vitest';
import { createTestReleases, master } from '../../testing/test-releases.ts';
import { hashOfToken, TOKEN_PREFIX } from './recognise-actor.ts';
import { createReleaseToken, listReleaseTokens, revokeReleaseToken } from './release-tokens.ts';

const asked = { remote: 'mfe-library', label: 'CI', days: null, rank: 'release' } as const;
const deploy = { name: 'CI', remote: '*', mayGiveTokens: false };

test('a token opens its remote until it is revoked, or for the days it was given for', async () => {
  const releases = createTestReleases();
  const { token, secret } = await createReleaseToken(releases, master, asked);
  expect(secret).toMatch(new RegExp(`^${TOKEN_PREFIX}`));
  expect(await releases.tokens.find(hashOfToken(secret))).toEqual(token);
  expect(token).toMatchObject({ createdBy: master.name, expiresAt: null });
  const { token: short } = await createReleaseToken(releases, master, { ...asked, days: 2 });
  expect(short.expiresAt).toBe('2026-11-22T12:00:00.000Z');
  await revokeReleaseToken(releases, master, token.id);
  expect(await releases.tokens.find(hashOfToken(secret))).toBeNull();
});

test('a deploy token gives, lists and revokes no tokens', async () => {
  const releases = createTestReleases();
  const { token } = await createReleaseToken(releases, master, asked);
  const forbidden = expect.objectContaining({ code: 'forbidden' });
  await expect(createReleaseToken(releases, deploy, asked)).rejects.toEqual(forbidden);
  await expect(listReleaseTokens(releases, deploy)).rejects.toEqual(forbidden);
  await expect(revokeReleaseToken(releases, deploy, token.id)).rejects.toEqual(forbidden);
  expect(await listReleaseTokens(releases, master)).toEqual([token]);
});

test('a token that never was cannot be revoked', async () => {
  const revoking = revokeReleaseToken(createTestReleases(), master, crypto.randomUUID());
  await expect(revoking).rejects.toMatchObject({ code: 'not_found' });
});
