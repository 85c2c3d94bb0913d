import { expect, test } from 'vitest';
import { createCheckedReleases, publishShellWithPage, verdict } from '../../../testing/checked-releases.ts';
import { newVersion } from '../../../testing/remote-package.ts';
import { builtRemote, createTestReleases, master, sentPackage } from '../../../testing/test-releases.ts';
import { changeRelease } from '../change-release.ts';
import { createPreview } from '../create-preview.ts';
import { publishVersion } from '../publish-version.ts';

/** A server that requires checks, and version 1.0.0 of the library, whose team says that it checked it. */
async function open(releases?: Awaited<ReturnType<typeof createCheckedReleases>>) {
  const all = releases ?? (await createCheckedReleases());
  const publication = await publishVersion(all, master, sentPackage('1.0.0'));
  const change = (request: Parameters<typeof changeRelease>[3], remote = 'mfe-library') =>
    changeRelease(all, master, remote, request);
  const promote = (version = '1.0.0', revision = 0) => change({ action: 'promote', version, revision });
  return { releases: all, publication, change, promote };
}

const refusal = (problems: RegExp) => ({
  code: 'release_refused',
  details: { problems: expect.stringMatching(problems) },
});

test('a version that no checker has tried is shown to nobody but by a preview, whatever its team says of it', async () => {
  const { releases, publication, change, promote } = await open();
  expect(publication).toMatchObject({ version: { contractChecked: true }, checkRequired: true });
  const missing = refusal(/ainda não foi conferida pelo verificador contra a casca 1\.0\.0, no ar/);
  await expect(promote()).rejects.toMatchObject(missing);
  const canary = change({ action: 'canary', version: '1.0.0', percent: 1, revision: 0 });
  await expect(canary).rejects.toMatchObject(missing);
  const preview = createPreview(releases, master, { remote: 'mfe-library', version: '1.0.0', hours: 1 });
  expect((await preview).url).toContain('previa=');
});

test('a version that the checker passed with the live shell goes out', async () => {
  const { releases, promote } = await open();
  await verdict(releases);
  expect(await promote()).toMatchObject({ liveVersion: '1.0.0' });
});

test('a version that the checker failed is refused with what it broke, until it passes', async () => {
  const { releases, promote } = await open();
  await verdict(releases, { complaints: ['/library não abre.', '/library fala inglês.'] });
  await expect(promote()).rejects.toMatchObject(
    refusal(
      /reprovou esta versão contra a casca 1\.0\.0, no ar:\n\/library não abre\.\n\/library fala inglês\./,
    ),
  );
  await verdict(releases);
  expect(await promote()).toMatchObject({ liveVersion: '1.0.0' });
});

test('what passed with the shell before the live one is checked again', async () => {
  const { releases, promote } = await open();
  await publishShellWithPage(releases, '1.0.1');
  await verdict(releases);
  releases.shell = { ...releases.shell, version: '1.0.1' };
  await expect(promote()).rejects.toMatchObject(refusal(/ainda não foi conferida .* a casca 1\.0\.1/));
});

test('a version that the checker failed with the canary of the shell is refused, an untried one is not', async () => {
  const { releases, promote } = await open();
  await publishShellWithPage(releases, '1.1.0');
  await releases.registry.change({
    remote: 'shell',
    revision: 0,
    what: 'canary',
    version: '1.1.0',
    percent: 5,
    builtVersion: '1.0.0',
    who: 'ana',
    detail: {},
  });
  await verdict(releases);
  await verdict(releases, { shell: '1.1.0', complaints: ['/library não abre.'] });
  await expect(promote()).rejects.toMatchObject(
    refusal(/contra a casca 1\.1\.0, em canário:\n\/library não/),
  );
  await publishVersion(releases, master, sentPackage('2.0.0'));
  await verdict(releases, { version: '2.0.0' });
  expect(await promote('2.0.0')).toMatchObject({ liveVersion: '2.0.0' });
});

test('a rollback and the end of a canary are never refused', async () => {
  const { releases, change, promote } = await open();
  await verdict(releases);
  await promote();
  await publishVersion(releases, master, sentPackage('2.0.0'));
  await verdict(releases, { version: '2.0.0' });
  await promote('2.0.0', 1);
  await verdict(releases, { complaints: ['/library não abre.'] });
  expect(await change({ action: 'rollback', revision: 2 })).toMatchObject({ liveVersion: '1.0.0' });
  await change({ action: 'canary', version: '2.0.0', percent: 1, revision: 3 });
  await verdict(releases, { version: '2.0.0', complaints: ['/library não abre.'] });
  expect(await change({ action: 'stop_canary', revision: 4 })).toMatchObject({ canaryVersion: null });
});

test('where checks are not required nothing is refused', async () => {
  const { publication, promote } = await open(createTestReleases());
  expect(publication.checkRequired).toBeUndefined();
  expect(await promote()).toMatchObject({ liveVersion: '1.0.0' });
});

test('what the server built itself needs no verdict', async () => {
  const { releases, change } = await open();
  releases.built.set('mfe-library', builtRemote('3.0.0'));
  await releases.registry.publish(newVersion('3.0.0'), 'start');
  expect(await change({ action: 'promote', version: '3.0.0', revision: 0 })).toMatchObject({
    liveVersion: '3.0.0',
  });
});

test('without the contract page of the live shell the refusal says that nothing can be checked', async () => {
  const releases = createTestReleases();
  releases.requireChecks = true;
  const { promote } = await open(releases);
  await expect(promote()).rejects.toMatchObject(refusal(/não guardou a página do contrato da casca 1\.0\.0/));
});
