import { expect, test } from 'vitest';
import { newSigner, statementOf } from '../../testing/release-signing.ts';
import { createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { createPreview } from './create-preview.ts';
import { findIncompatibilities } from './find-incompatibilities.ts';
import { listReleases } from './list-releases.ts';
import { publishVersion, type SentPackage } from './publish-version.ts';
import { registerRemoteKey, revokeRemoteKey } from './remote-keys.ts';

const LIBRARY = 'mfe-library';
const backend = {
  entry: 'module.exports.default = () => ({ fetch() {} })',
  migrations: [{ name: '001_create_notes.sql', script: 'create table notes (id uuid primary key);' }],
};

/** Releases in which the library has a key since a moment. */
async function open() {
  const releases = createTestReleases();
  const signer = newSigner();
  await registerRemoteKey(releases, master, LIBRARY, { publicKey: signer.publicKey, label: 'CI' });
  await releases.clock.advance(1000);
  const publish = (sent: SentPackage) => publishVersion(releases, master, sent);
  const change = (action: 'promote' | 'canary', version: string) => {
    const revision = releases.snapshot.channel(LIBRARY)?.revision ?? 0;
    const request =
      action === 'promote' ? { action, version, revision } : { action, version, revision, percent: 50 };
    return changeRelease(releases, master, LIBRARY, request);
  };
  return { releases, signer, publish, change };
}

const refused = (sentence: RegExp) =>
  expect.objectContaining({
    code: 'release_refused',
    details: { problems: expect.stringMatching(sentence) },
  });

test('a package that a key of its remote signed is published, and the trail names the key', async () => {
  const { releases, signer, publish } = await open();
  const maps = [{ name: 'remoteEntry.js.map', bytes: Buffer.from('{"version":3,"mappings":""}') }];
  const publication = await publish(signer.sign({ ...sentPackage('1.0.0'), maps }));
  expect(publication).toMatchObject({ created: true, warnings: [] });
  const [published] = await releases.registry.trail(LIBRARY, 1);
  expect(published).toMatchObject({ what: 'publish', detail: { key: signer.fingerprint } });
  expect(await releases.snapshot.load(LIBRARY, '1.0.0')).not.toBeNull();
});

test('a package with a backend is signed with it', async () => {
  const { releases, signer, publish } = await open();
  await publish(signer.sign(sentPackage('1.0.0', { backend })));
  expect(await releases.snapshot.load(LIBRARY, '1.0.0')).not.toBeNull();
});

test('a remote without keys publishes as before, and one that signs learns that nobody compared it', async () => {
  const releases = createTestReleases();
  expect(await publishVersion(releases, master, sentPackage('1.0.0'))).toMatchObject({ warnings: [] });
  const signed = newSigner().sign(sentPackage('2.0.0'));
  expect((await publishVersion(releases, master, signed)).warnings).toEqual([
    'A assinatura não foi conferida: mfe-library não tem chave registrada.',
  ]);
});

test('a key of another remote asks nothing of this one', async () => {
  const { publish } = await open();
  const other = sentPackage('1.0.0', { remote: 'mfe-other', paths: ['/other'], menu: [] });
  expect(await publish(other)).toMatchObject({ created: true });
});

test('a package without a signature is refused once its remote has a key', async () => {
  const { releases, publish } = await open();
  await expect(publish(sentPackage('1.0.0'))).rejects.toEqual(
    refused(/não está assinada.*ANDROMEDA_SIGNING_KEY/),
  );
  expect(await releases.registry.versions()).toEqual([]);
});

test('a package that an unknown key signed is refused', async () => {
  const { publish } = await open();
  await expect(publish(newSigner().sign(sentPackage('1.0.0')))).rejects.toEqual(
    refused(/Nenhuma chave de mfe-library fez esta assinatura/),
  );
});

test('of several keys each signs, until it is revoked', async () => {
  const { releases, signer, publish } = await open();
  const second = newSigner();
  await registerRemoteKey(releases, master, LIBRARY, { publicKey: second.publicKey, label: 'novo' });
  await publish(signer.sign(sentPackage('1.0.0')));
  await releases.clock.advance(1000);
  await revokeRemoteKey(releases, master, LIBRARY, signer.fingerprint);
  await releases.clock.advance(1000);
  await expect(publish(signer.sign(sentPackage('2.0.0')))).rejects.toEqual(refused(/tinha sido revogada/));
  expect(await publish(second.sign(sentPackage('2.0.0')))).toMatchObject({ created: true });
  await expect(publish(sentPackage('3.0.0'))).rejects.toEqual(refused(/não está assinada/));
});

test.each<[string, (sent: SentPackage) => SentPackage, string]>([
  ['a changed byte', () => sentPackage('1.0.0', { content: 'evil' }), 'remoteEntry.js'],
  [
    'an added picture',
    (sent) => ({ ...sent, files: [...sent.files, { name: 'a.png', bytes: Buffer.from('png') }] }),
    'a.png',
  ],
  [
    'a missing picture',
    (sent) => ({ ...sent, files: sent.files.filter(({ name }) => name !== 'first.png') }),
    'first.png',
  ],
  ['another version', () => sentPackage('1.0.1'), 'version 1.0.0'],
  ['another path', () => sentPackage('1.0.0', { paths: ['/elsewhere'] }), 'description'],
  ['a changed manifest', () => sentPackage('1.0.0', { react: '19.2.0' }), 'mf-manifest.json'],
  ['a backend that was not signed', () => sentPackage('1.0.0', { backend }), 'backend.js'],
  [
    'a source map that was not signed',
    (sent) => ({ ...sent, maps: [{ name: 'remoteEntry.js.map', bytes: Buffer.from('{}') }] }),
    'remoteEntry.js.map',
  ],
])('a good signature with %s is refused', async (_what, change, part) => {
  const { signer, publish } = await open();
  const picture = { name: 'first.png', bytes: Buffer.from('png') };
  const sent = sentPackage('1.0.0');
  const { statement, signature } = signer.sign(
    part === 'first.png' ? { ...sent, files: [...sent.files, picture] } : sent,
  );
  await expect(publish({ ...change(sent), statement, signature })).rejects.toEqual(
    refused(new RegExp(`O que foi assinado não é este pacote: ${part} não confere`)),
  );
});

test('what one remote signed is not accepted under the name of another, though both have the key', async () => {
  const { releases, signer, publish } = await open();
  await registerRemoteKey(releases, master, 'mfe-other', { publicKey: signer.publicKey, label: 'CI' });
  await releases.clock.advance(1000);
  const other = sentPackage('1.0.0', { remote: 'mfe-other', paths: ['/other'] });
  const { statement, signature } = signer.sign(sentPackage('1.0.0'));
  await expect(publish({ ...other, statement, signature })).rejects.toEqual(
    refused(/remote mfe-library não confere/),
  );
});

test('a signed text of another form is refused', async () => {
  const { signer, publish } = await open();
  const sent = sentPackage('1.0.0');
  const other = signer.signText(statementOf(sent).replace('andromeda-release-1', 'andromeda-release-2'));
  await expect(publish({ ...sent, ...other })).rejects.toEqual(refused(/statement não confere/));
});

test('a stored version that was changed is not shown: the last good one is, and the operator learns of it', async () => {
  const { releases, signer, publish, change } = await open();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await publish(signer.sign(sentPackage(version)));
  await change('promote', '1.0.0');
  await change('promote', '2.0.0');
  // The row of version 3 now says what somebody put into the bucket in place of its files.
  const { registry } = releases;
  const honest = registry.version;
  registry.version = async (remote, version) => {
    const record = await honest(remote, version);
    const evil = await honest(remote, '2.0.0');
    return record && evil && version === '3.0.0' ? { ...record, files: evil.files } : record;
  };
  await releases.snapshot.refresh();
  await expect(change('promote', '3.0.0')).rejects.toEqual(refused(/não é este pacote/));
  await expect(
    createPreview(releases, master, { remote: LIBRARY, version: '3.0.0', hours: 1 }),
  ).rejects.toEqual(refused(/não é este pacote/));
  await registry.change({
    ...{ remote: LIBRARY, revision: 2, what: 'promote', version: '3.0.0', percent: null },
    ...{ builtVersion: null, who: 'x', detail: {} },
  });
  await releases.snapshot.refresh();
  expect(releases.snapshot.live(LIBRARY)?.record.version).toBe('2.0.0');
  expect(releases.snapshot.isWithdrawn(LIBRARY, '3.0.0')).toBe(true);
  expect(await releases.readFile(LIBRARY, '3.0.0', 'remoteEntry.js', '')).toBeNull();
  const { remotes } = await listReleases(releases, master);
  const library = remotes.find(({ remote }) => remote === LIBRARY);
  expect(library?.refused).toEqual([
    { version: '3.0.0', problem: expect.stringMatching(/remoteEntry\.js não confere/) },
  ]);
  expect(await findIncompatibilities(releases)).toEqual([
    { remote: LIBRARY, version: '3.0.0', problems: [expect.stringMatching(/não é este pacote/)] },
  ]);
});

test('a remote with keys does not go back to what the server built by a rollback', async () => {
  const { releases, signer, publish, change } = await open();
  await publish(signer.sign(sentPackage('1.0.0')));
  await change('promote', '1.0.0');
  expect(releases.snapshot.channel(LIBRARY)?.earlierVersions).toEqual([]);
});
