import { expect, test, vi } from 'vitest';
import { DomainError } from '../../domain-error.ts';
import type { PackageChanges } from '../../testing/remote-package.ts';
import { builtShell, createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { publishVersion } from './publish-version.ts';
import type { Actor } from './recognise-actor.ts';

const refusalOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (refusal: unknown) => refusal,
  );
  if (!(error instanceof DomainError)) throw new Error(`no refusal but ${String(error)}`);
  return { code: error.code, ...error.details };
};

test('a published version can be read, also compressed, and no user sees it yet', async () => {
  const releases = createTestReleases();
  const publication = await publishVersion(releases, master, sentPackage('1.0.0'));
  expect(publication).toMatchObject({
    created: true,
    revision: 0,
    version: { remote: 'mfe-library', version: '1.0.0', typesChecked: true, publishedBy: 'token mestre' },
  });
  expect(releases.snapshot.channel('mfe-library')).toBeUndefined();
  const plain = await releases.readFile('mfe-library', '1.0.0', 'routes.1a2b3c4d.js', '');
  expect(Buffer.from(plain?.bytes ?? []).toString()).toBe('export const routes = "1.0.0";');
  const packed = await releases.readFile('mfe-library', '1.0.0', 'routes.1a2b3c4d.js', 'gzip, br');
  expect(packed).toMatchObject({ encoding: 'br', contentType: 'text/javascript; charset=utf-8' });
  expect(await releases.readFile('mfe-library', '1.0.0', 'routes.1a2b3c4d.js.br', '')).toBeNull();
});

test('the same package again changes nothing; other bytes under the same version are refused', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  expect(await publishVersion(releases, master, sentPackage('1.0.0'))).toMatchObject({ created: false });
  expect(
    await refusalOf(publishVersion(releases, master, sentPackage('1.0.0', { content: 'other' }))),
  ).toMatchObject({ code: 'version_exists', version: '1.0.0' });
});

test('two clients that publish the same package at once both succeed, and one created it', async () => {
  const releases = createTestReleases();
  const both = await Promise.all([1, 2].map(() => publishVersion(releases, master, sentPackage('1.0.0'))));
  expect(both.map(({ created }) => created).sort()).toEqual([false, true]);
});

test('one of two clients that publish different bytes under one version at once is refused', async () => {
  const releases = createTestReleases();
  const publish = (content: string) => publishVersion(releases, master, sentPackage('1.0.0', { content }));
  const outcomes = await Promise.allSettled([publish('one'), publish('other')]);
  const [stands, refused] =
    outcomes[0].status === 'fulfilled' ? (['one', 'other'] as const) : (['other', 'one'] as const);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toMatchObject([
    { value: { created: true } },
  ]);
  expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject([
    { reason: { code: 'version_exists' } },
  ]);
  expect(await publish(stands)).toMatchObject({ created: false });
  expect(await refusalOf(publish(refused))).toMatchObject({ code: 'version_exists' });
});

test('a token of another remote publishes and changes nothing', async () => {
  const releases = createTestReleases();
  const other: Actor = { name: 'CI', remote: 'mfe-account', mayGiveTokens: false };
  const publishing = publishVersion(releases, other, sentPackage('1.0.0'));
  expect(await refusalOf(publishing)).toMatchObject({ code: 'forbidden' });
  const changing = changeRelease(releases, other, 'mfe-library', { action: 'rollback', revision: 0 });
  expect(await refusalOf(changing)).toMatchObject({ code: 'forbidden' });
  expect(await releases.registry.versions()).toEqual([]);
});

const manyEntries = Array.from({ length: 9 }, (_, order) => ({
  path: `/library/${order}`,
  label: `Estante ${order}`,
  icon: 'images',
  order,
  group: 'main' as const,
}));

test.each<[string, PackageChanges, RegExp]>([
  ['asks for a platform that is not live', { platform: '^2.0.0' }, /plataforma \^2\.0\.0 .* tem a 1\.0\.0/],
  ['asks for another React', { react: '20.0.0' }, /react \^20\.0\.0 e a casca no ar tem 19\.3\.1/],
  ['exposes no routes', { exposes: './screens' }, /não expõe \.\/routes/],
  ['serves a path of another remote', { paths: ['/settings'] }, /\/settings já é de mfe-account/],
  ['serves a path of the shell', { paths: ['/login'] }, /\/login é da casca/],
  ['serves nothing', { paths: [] }, /não serve nenhum caminho/],
  [
    'has a menu entry that leads elsewhere',
    { menu: [{ path: '/x', label: 'X', icon: 'gem', order: 1, group: 'main' }] },
    /leva a \/x/,
  ],
  ['was built for one address', { publicPath: 'http://127.0.0.1:3114/' }, /publicPath .* tem de ser "auto"/],
  ['would run the chunks of another version', { uniqueName: 'mfe-library@0.9.0' }, /uniqueName/],
  [
    'has a file that was changed after the build',
    { tamper: (files) => files.set('remoteEntry.js', Buffer.from('mfe-library@1.0.0 evil()')) },
    /o hash não confere/,
  ],
  [
    'lacks a file that its manifest uses',
    { tamper: (files) => files.delete('routes.1a2b3c4d.css') },
    /Falta routes\.1a2b3c4d\.css/,
  ],
  [
    'would load its chunks unchecked',
    { unguarded: true },
    /routes\.1a2b3c4d\.js seria carregado sem conferência/,
  ],
  ['has more entries than the menu holds', { menu: manyEntries }, /9 entradas no menu e o limite é 8/],
  ['would style the page', { css: 'body { margin: 0 }' }, /o seletor body alcança/],
  [
    'has a script without a hash',
    { tamper: (files) => files.set('extra.js', Buffer.from('1')) },
    /extra\.js não tem hash/,
  ],
])('a remote that %s is refused with what to change', async (_what, changes, sentence) => {
  const releases = createTestReleases();
  const refusal = await refusalOf(publishVersion(releases, master, sentPackage('1.0.0', changes)));
  expect(refusal).toMatchObject({ code: 'release_refused', problems: expect.stringMatching(sentence) });
  expect(await releases.registry.versions()).toEqual([]);
});

test('a remote over its budget is refused with its weight', async () => {
  const releases = createTestReleases();
  const heavy = Array.from({ length: 80_000 }, (_, place) => (place * 7919).toString(36)).join();
  const sent = sentPackage('1.0.0', { content: heavy });
  expect(await refusalOf(publishVersion(releases, master, sent))).toMatchObject({
    problems: expect.stringMatching(/routes tem [\d.]+ kB gzip e o limite é 140/),
  });
});

test.each(['../../evil.js', '/etc/passwd', 'a/b.js', '.env', '..', 'a..b/c.js', 'a\\b.js', ''])(
  'a file named %o is no file of a package',
  async (name) => {
    const releases = createTestReleases();
    const sent = sentPackage('1.0.0');
    const bytes = Buffer.from('x');
    const work = publishVersion(releases, master, { ...sent, files: [...sent.files, { name, bytes }] });
    expect(await refusalOf(work)).toMatchObject({ code: 'bad_request' });
  },
);

test('a version that no longer fits is refused when it is promoted, too', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0', { paths: ['/library', '/albums'] }));
  const albums = sentPackage('1.0.0', { remote: 'mfe-albums', paths: ['/albums'] });
  await publishVersion(releases, master, albums);
  await changeRelease(releases, master, 'mfe-albums', { action: 'promote', version: '1.0.0', revision: 0 });
  const promoting = changeRelease(releases, master, 'mfe-library', {
    action: 'promote',
    version: '1.0.0',
    revision: 0,
  });
  expect(await refusalOf(promoting)).toMatchObject({
    code: 'release_refused',
    problems: expect.stringContaining('/albums já é de mfe-albums'),
  });
});

test('a path that only the canary of another remote serves is taken', async () => {
  const releases = createTestReleases();
  const albums = sentPackage('1.0.0', { remote: 'mfe-albums', paths: ['/albums'] });
  await publishVersion(releases, master, albums);
  const toFew = { action: 'canary', version: '1.0.0', percent: 10, revision: 0 } as const;
  await changeRelease(releases, master, 'mfe-albums', toFew);
  const rival = sentPackage('1.0.0', { paths: ['/library', '/albums/new'] });
  expect(await refusalOf(publishVersion(releases, master, rival))).toMatchObject({
    problems: expect.stringContaining('/albums/new cruza com /albums, de mfe-albums'),
  });
});

test('one of two clients that promote at once wins, and the other learns the present state', async () => {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  const promote = (version: string) =>
    changeRelease(releases, master, 'mfe-library', { action: 'promote', version, revision: 0 }).then(
      (state) => ({ code: 'done', live: state.liveVersion }),
      (error: DomainError) => ({ code: error.code, live: error.details?.liveVersion }),
    );
  const [first, second] = await Promise.all([promote('1.0.0'), promote('2.0.0')]);
  expect([first?.code, second?.code].sort()).toEqual(['done', 'release_changed']);
  expect(first?.live).toBe(second?.live);
});

test('one command rolls back what was released last: the canary first, then the version', async () => {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await publishVersion(releases, master, sentPackage(version));
  const change = (request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, 'mfe-library', request);
  await change({ action: 'promote', version: '1.0.0', revision: 0 });
  await change({ action: 'promote', version: '2.0.0', revision: 1 });
  await change({ action: 'canary', version: '3.0.0', percent: 10, revision: 2 });
  expect(await change({ action: 'rollback', revision: 3 })).toMatchObject({
    liveVersion: '2.0.0',
    canaryVersion: null,
  });
  expect(await change({ action: 'rollback', revision: 4 })).toMatchObject({ liveVersion: '1.0.0' });
  expect(await refusalOf(change({ action: 'rollback', revision: 5 }))).toMatchObject({
    code: 'nothing_to_undo',
  });
});

test('a published version is answered again without another look at it, even once it would be refused', async () => {
  const releases = createTestReleases();
  const sent = sentPackage('1.0.0');
  await publishVersion(releases, master, sent);
  releases.shell = builtShell('2.0.0', { react: '20.0.0' });
  const put = vi.spyOn(releases.files, 'put');
  expect(await publishVersion(releases, master, sent)).toMatchObject({ created: false });
  expect(put).not.toHaveBeenCalled();
});

test('a version is known on this node as soon as it is published', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  expect(releases.snapshot.knows('mfe-library', '1.0.0')).toBe(true);
});

test.each<[string, (sent: ReturnType<typeof sentPackage>) => ReturnType<typeof sentPackage>, string]>([
  ['is no JSON', (sent) => ({ ...sent, description: '{' }), 'package'],
  ['names no version', (sent) => ({ ...sent, description: '{"build":{"name":"mfe-a"}}' }), 'package.build'],
  ['is of another remote', (sent) => ({ ...sent, remote: 'mfe-account' }), 'package.build.name'],
  [
    'has one file twice',
    (sent) => ({ ...sent, files: [...sent.files, ...sent.files.slice(0, 1)] }),
    'files: remoteEntry.js',
  ],
])('a package that %s is refused with the field that is wrong', async (_what, changed, field) => {
  const publishing = publishVersion(createTestReleases(), master, changed(sentPackage('1.0.0')));
  expect(await refusalOf(publishing)).toEqual({
    code: 'bad_request',
    field: expect.stringMatching(new RegExp(`^${field}`)),
  });
});

test('a publication that the registry lost is an error that names the version', async () => {
  const releases = createTestReleases();
  releases.registry.version = async () => null;
  const publishing = publishVersion(releases, master, sentPackage('1.0.0'));
  await expect(publishing).rejects.toThrow('mfe-library 1.0.0 was published and is not there');
});
