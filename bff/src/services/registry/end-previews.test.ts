import { expect, test } from 'vitest';
import { createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { createPreview } from './create-preview.ts';
import { endOnePreview, endPreviewsOf } from './end-previews.ts';
import { listStandingPreviews } from './list-previews.ts';
import { publishVersion } from './publish-version.ts';

const remote = 'mfe-library';

async function open() {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0']) await publishVersion(releases, master, sentPackage(version));
  const make = async (version: string) => {
    const { url } = await createPreview(releases, master, { remote, version, hours: 2 });
    return new URL(url).searchParams.get('previa') ?? '';
  };
  const opens = (sealed: string) => releases.seals.openPreview(sealed) !== null;
  return { releases, make, opens };
}

test('a link that was ended opens nothing from then on, and the other links of its version still do', async () => {
  const { releases, make, opens } = await open();
  const [ended, other] = [await make('1.0.0'), await make('1.0.0')];
  const id = releases.seals.openPreview(ended)?.id ?? '';
  await endOnePreview(releases, master, { remote, id });
  expect([opens(ended), opens(other)]).toEqual([false, true]);
  await endOnePreview(releases, master, { remote, id });
});

test('all links of a version end at once, and none of another version', async () => {
  const { releases, make, opens } = await open();
  const links = [await make('1.0.0'), await make('1.0.0'), await make('2.0.0')];
  expect(await endPreviewsOf(releases, master, { remote, version: '1.0.0' })).toBe(2);
  expect(links.map(opens)).toEqual([false, false, true]);
});

test('a link whose time is over is not listed, and cannot be ended by its version', async () => {
  const { releases, make } = await open();
  await make('1.0.0');
  expect(await listStandingPreviews(releases, master, {})).toHaveLength(1);
  await releases.clock.advance(2 * 3_600_000);
  expect(await listStandingPreviews(releases, master, {})).toEqual([]);
  expect(await endPreviewsOf(releases, master, { remote, version: '1.0.0' })).toBe(0);
});

test('a deploy token sees and ends the links of its own remote, and no shell’s', async () => {
  const { releases, make, opens } = await open();
  const link = await make('1.0.0');
  const token = (of: string) => ({ name: 'CI', remote: of, mayGiveTokens: false });
  const named = { remote, version: '1.0.0' };
  expect(await listStandingPreviews(releases, token('mfe-account'), {})).toEqual([]);
  await expect(endPreviewsOf(releases, token('mfe-account'), named)).rejects.toMatchObject({
    code: 'forbidden',
  });
  const shell = endPreviewsOf(releases, token('*'), { remote: 'shell', version: '1.0.0' });
  await expect(shell).rejects.toMatchObject({ code: 'forbidden' });
  expect(opens(link)).toBe(true);
  expect(await listStandingPreviews(releases, token(remote), {})).toHaveLength(1);
  expect(await endPreviewsOf(releases, token(remote), named)).toBe(1);
});
