import { expect, test } from 'vitest';
import { createTestReleases, master } from '../../testing/test-releases.ts';
import type { Actor } from './recognise-actor.ts';
import { registerRemoteServer, removeRemoteServer } from './remote-servers.ts';

const LIBRARY = 'mfe-library';
const address = 'http://127.0.0.1:8787/base';
const deploy: Actor = { name: 'CI', remote: LIBRARY, mayGiveTokens: false };
const forbidden = expect.objectContaining({ code: 'forbidden' });

test('a deploy token neither registers nor removes the server of its remote', async () => {
  const releases = createTestReleases();
  await expect(registerRemoteServer(releases, deploy, LIBRARY, { address })).rejects.toEqual(forbidden);
  await registerRemoteServer(releases, master, LIBRARY, { address });
  await expect(removeRemoteServer(releases, deploy, LIBRARY)).rejects.toEqual(forbidden);
  expect(releases.snapshot.server(LIBRARY)).toBe(address);
  expect(releases.snapshot.server('mfe-account')).toBeNull();
});

test('the trail tells who registered, replaced and removed a server, and the same one again is no event', async () => {
  const releases = createTestReleases();
  const other = 'http://localhost:8788';
  for (const given of [`${address}/`, address, other])
    await registerRemoteServer(releases, master, LIBRARY, { address: given });
  expect(releases.snapshot.server(LIBRARY)).toBe(other);
  await removeRemoteServer(releases, master, LIBRARY);
  expect(releases.snapshot.server(LIBRARY)).toBeNull();
  await expect(removeRemoteServer(releases, master, LIBRARY)).rejects.toMatchObject({ code: 'not_found' });
  const trail = await releases.registry.trail(LIBRARY, 10);
  expect(trail.map(({ who, what, detail }) => [who, what, detail.address])).toEqual([
    [master.name, 'server_removed', other],
    [master.name, 'server_registered', other],
    [master.name, 'server_registered', address],
  ]);
});

test('an address that calls must not be forwarded to is refused with a sentence, and the one before stays', async () => {
  const releases = createTestReleases();
  await registerRemoteServer(releases, master, LIBRARY, { address });
  await expect(
    registerRemoteServer(releases, master, LIBRARY, { address: 'https://169.254.169.254' }),
  ).rejects.toMatchObject({
    code: 'release_refused',
    details: { problems: expect.stringMatching(/não leva a um servidor público/) },
  });
  expect(releases.snapshot.server(LIBRARY)).toBe(address);
});
