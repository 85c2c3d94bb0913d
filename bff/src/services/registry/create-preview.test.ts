import { expect, test } from 'vitest';
import { createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { createPreview } from './create-preview.ts';
import { publishVersion } from './publish-version.ts';

async function open() {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  return releases;
}
const asked = { remote: 'mfe-library', version: '1.0.0', hours: 2 };

test('a preview link opens the remote’s first screen for as many hours as asked, in whole seconds', async () => {
  const releases = await open();
  await releases.clock.advance(300);
  const { url, until } = await createPreview(releases, master, asked);
  expect(until).toBe('2026-11-20T14:00:00.000Z');
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe('/library');
  expect(releases.seals.openPreview(searchParams.get('previa') ?? '')).toMatchObject({
    remote: 'mfe-library',
    version: '1.0.0',
    until,
  });
});

test('a preview of a remote with public pages only begins at the home page', async () => {
  const releases = createTestReleases();
  const sent = sentPackage('1.0.0', { paths: [] });
  const { build, ...rest } = JSON.parse(sent.description);
  const remote = { ...build.remote, publicPaths: ['/landing'] };
  const description = JSON.stringify({ ...rest, build: { ...build, remote } });
  await publishVersion(releases, master, { ...sent, description });
  const { url } = await createPreview(releases, master, asked);
  expect(new URL(url).pathname).toBe('/');
});

test('the trail says who made a preview link, and until when it opens', async () => {
  const releases = await open();
  const { until } = await createPreview(releases, master, asked);
  expect(await releases.registry.trail('mfe-library', 1)).toEqual([
    expect.objectContaining({
      who: master.name,
      what: 'preview',
      version: '1.0.0',
      detail: { until, id: expect.any(String) },
    }),
  ]);
});

test('a deploy token of another remote makes no preview link', async () => {
  const releases = await open();
  const other = { name: 'CI', remote: 'mfe-account', mayGiveTokens: false };
  await expect(createPreview(releases, other, asked)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a version that was never published has no preview', async () => {
  const releases = await open();
  const unknown = createPreview(releases, master, { ...asked, version: '9.0.0' });
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
});
