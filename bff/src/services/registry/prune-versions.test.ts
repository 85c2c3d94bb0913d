import { expect, test, vi } from 'vitest';
import { screenPicture, sentPicture } from '../../testing/sent-pictures.ts';
import { createTestReleases } from '../../testing/test-releases.ts';
import { pruneVersions } from './prune-versions.ts';
import { openPictures, packPictures } from './version-pictures.ts';

const weekAgo = new Date('2026-11-13T12:00:00Z');
const gone = { remote: 'mfe-library', version: '0.1.0', files: ['routes.js'] };

/** Releases at 20 November, noon, whose registry forgets these versions. */
function releasesThatForget(versions: (typeof gone)[]) {
  const releases = createTestReleases();
  const prune = vi.spyOn(releases.registry, 'prune').mockResolvedValue(versions as never);
  const remove = vi.spyOn(releases.files, 'remove').mockResolvedValue(undefined);
  const forget = vi.spyOn(releases.health, 'forget').mockResolvedValue(undefined);
  const refresh = vi.spyOn(releases.snapshot, 'refresh').mockResolvedValue(undefined as never);
  return { releases, prune, remove, forget, refresh };
}

test('the newest five versions of a remote, and those live within seven days, are kept', async () => {
  const { releases, prune, forget, refresh } = releasesThatForget([]);
  expect(await pruneVersions(releases)).toBe(0);
  expect(prune).toHaveBeenCalledExactlyOnceWith(5, weekAgo);
  expect(forget).toHaveBeenCalledExactlyOnceWith(weekAgo);
  expect(refresh).not.toHaveBeenCalled();
});

test('a pruned version loses its files and leaves the snapshot', async () => {
  const { releases, remove, refresh } = releasesThatForget([gone]);
  expect(await pruneVersions(releases)).toBe(1);
  expect(remove).toHaveBeenCalledExactlyOnceWith(gone, ['routes.js']);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a pruned version loses its pictures with its files', async () => {
  const { releases, remove } = releasesThatForget([gone]);
  const list = JSON.stringify([screenPicture()]);
  await releases.files.put(gone as never, packPictures(await openPictures([await sentPicture()], list)));
  await pruneVersions(releases);
  expect(remove).toHaveBeenCalledExactlyOnceWith(gone, [
    'routes.js',
    '.picture.screen-1-phone.webp',
    '.pictures.json',
  ]);
});

test('a pruned shell loses the page that checks remotes with it', async () => {
  const shell = { ...gone, remote: 'shell', files: ['page.html'] };
  const { releases, remove } = releasesThatForget([shell]);
  await releases.checks.keepPage({
    shell: '0.1.0',
    page: '0.1.0-p',
    files: { 'host.js': { sha384: 'sha384-x', bytes: 1 } },
  });
  await pruneVersions(releases);
  const place = { remote: 'shell', version: '0.1.0', digest: 'contract-0.1.0-p' };
  expect(remove.mock.calls).toEqual([
    [shell, ['page.html']],
    [place, ['host.js']],
  ]);
});

test('who found a version slow is forgotten after seven days', async () => {
  const { releases } = releasesThatForget([]);
  const forget = vi.spyOn(releases.userVitals, 'forget');
  await pruneVersions(releases);
  expect(forget).toHaveBeenCalledExactlyOnceWith(weekAgo);
});
