import { expect, test } from 'vitest';
import { newSigner } from '../../testing/release-signing.ts';
import { createTestReleases, master } from '../../testing/test-releases.ts';
import type { Actor } from './recognise-actor.ts';
import { listRemoteKeys, registerRemoteKey, revokeRemoteKey } from './remote-keys.ts';

const LIBRARY = 'mfe-library';
const deploy: Actor = { name: 'CI', remote: LIBRARY, mayGiveTokens: false };

test('a deploy token sees the keys of its remote, and neither registers nor revokes one', async () => {
  const releases = createTestReleases();
  const { publicKey, fingerprint } = newSigner();
  const forbidden = expect.objectContaining({ code: 'forbidden' });
  const asked = { publicKey, label: 'CI' };
  await expect(registerRemoteKey(releases, deploy, LIBRARY, asked)).rejects.toEqual(forbidden);
  const key = await registerRemoteKey(releases, master, LIBRARY, asked);
  expect(key).toMatchObject({ remote: LIBRARY, fingerprint, createdBy: master.name, revokedAt: null });
  await expect(revokeRemoteKey(releases, deploy, LIBRARY, fingerprint)).rejects.toEqual(forbidden);
  expect(await listRemoteKeys(releases, deploy, { remote: LIBRARY })).toEqual([key]);
  await expect(
    listRemoteKeys(releases, { ...deploy, remote: 'mfe-account' }, { remote: LIBRARY }),
  ).rejects.toEqual(forbidden);
});

test('a revoked key does not come back, and one that never was cannot be revoked', async () => {
  const releases = createTestReleases();
  const { publicKey, fingerprint } = newSigner();
  await registerRemoteKey(releases, master, LIBRARY, { publicKey, label: 'CI' });
  await revokeRemoteKey(releases, master, LIBRARY, fingerprint);
  await revokeRemoteKey(releases, master, LIBRARY, fingerprint);
  await expect(
    registerRemoteKey(releases, master, LIBRARY, { publicKey, label: 'outra vez' }),
  ).rejects.toMatchObject({
    code: 'release_refused',
    details: { problems: expect.stringMatching(/revogada/) },
  });
  await expect(revokeRemoteKey(releases, master, LIBRARY, '0123456789abcdef')).rejects.toMatchObject({
    code: 'not_found',
  });
  expect((await releases.registry.trail(LIBRARY, 10)).map(({ what, who }) => [what, who])).toEqual([
    ['key_revoked', master.name],
    ['key_registered', master.name],
  ]);
});

test('a text that only looks like a key is refused', async () => {
  const publicKey = 'not a key';
  await expect(
    registerRemoteKey(createTestReleases(), master, LIBRARY, { publicKey, label: 'CI' }),
  ).rejects.toMatchObject({ code: 'bad_request' });
});
