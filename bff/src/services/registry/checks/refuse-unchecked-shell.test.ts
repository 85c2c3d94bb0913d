import { expect, test } from 'vitest';
import { createCheckedReleases, publishShellWithPage, verdict } from '../../../testing/checked-releases.ts';
import { newVersion } from '../../../testing/remote-package.ts';
import { master, sentPackage } from '../../../testing/test-releases.ts';
import { changeRelease } from '../change-release.ts';
import { publishVersion } from '../publish-version.ts';

/** Version 1.0.0 of the library, live with the shell 1.0.0, and a shell 1.1.0 that may go out next. */
async function open() {
  const releases = await createCheckedReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  await verdict(releases);
  const change = (remote: string, request: Parameters<typeof changeRelease>[3]) =>
    changeRelease(releases, master, remote, request);
  await change('mfe-library', { action: 'promote', version: '1.0.0', revision: 0 });
  await publishShellWithPage(releases, '1.1.0');
  releases.shell = { ...releases.shell, version: '1.1.0' };
  const showShell = (percent?: number) =>
    change(
      'shell',
      percent === undefined
        ? { action: 'promote', version: '1.1.0', revision: 0 }
        : { action: 'canary', version: '1.1.0', percent, revision: 0 },
    );
  return { releases, change, showShell };
}

const refusal = (problems: RegExp) => ({
  code: 'release_refused',
  details: { problems: expect.stringMatching(problems) },
});

test('a shell with which no checker has tried a live remote is shown to nobody, and the refusal names the remote', async () => {
  const { showShell } = await open();
  const untried = refusal(
    /^mfe-library 1\.0\.0, no ar, ainda não foi conferida com esta casca pelo verificador\.$/,
  );
  await expect(showShell()).rejects.toMatchObject(untried);
  await expect(showShell(5)).rejects.toMatchObject(untried);
});

test('a shell with which a live remote failed is refused with what broke, and goes out once all passed', async () => {
  const { releases, showShell } = await open();
  await verdict(releases, { shell: '1.1.0', complaints: ['/library não abre.'] });
  await expect(showShell()).rejects.toMatchObject(
    refusal(/^mfe-library 1\.0\.0, no ar, não passou no verificador com esta casca: \/library não abre\.$/),
  );
  await verdict(releases, { shell: '1.1.0' });
  expect(await showShell()).toMatchObject({ liveVersion: '1.1.0' });
});

test('a shell with which a canary failed is refused, an untried canary is not in its way', async () => {
  const { releases, change, showShell } = await open();
  await publishVersion(releases, master, sentPackage('2.0.0'));
  releases.shell = { ...releases.shell, version: '1.0.0' };
  await verdict(releases, { version: '2.0.0' });
  await change('mfe-library', { action: 'canary', version: '2.0.0', percent: 5, revision: 1 });
  releases.shell = { ...releases.shell, version: '1.1.0' };
  await verdict(releases, { shell: '1.1.0' });
  await verdict(releases, { version: '2.0.0', shell: '1.1.0', complaints: ['/library não abre.'] });
  await expect(showShell()).rejects.toMatchObject(refusal(/^mfe-library 2\.0\.0, em canário, não passou/));
  await change('mfe-library', { action: 'stop_canary', revision: 2 });
  expect(await showShell()).toMatchObject({ liveVersion: '1.1.0' });
});

test('a remote that follows the build on the disk holds no shell back', async () => {
  const { releases, change, showShell } = await open();
  await releases.registry.publish(newVersion('3.0.0'), 'start');
  await change('mfe-library', { action: 'promote', version: '3.0.0', revision: 1 });
  expect(await showShell()).toMatchObject({ liveVersion: '1.1.0' });
});
