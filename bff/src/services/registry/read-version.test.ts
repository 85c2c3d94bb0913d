import { expect, test } from 'vitest';
import { screenPicture, sentPicture } from '../../testing/sent-pictures.ts';
import { builtShell, createTestReleases, master, sentPackage } from '../../testing/test-releases.ts';
import { changeRelease } from './change-release.ts';
import { publishVersion } from './publish-version.ts';
import { readPicture, readVersion } from './read-version.ts';
import type { Actor } from './recognise-actor.ts';

/** Versions 1 to 3 of the library, a minute apart; the first and then the third are live. */
async function open() {
  const releases = createTestReleases();
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await publishVersion(releases, master, sentPackage(version, { content: version.repeat(3) }));
    await releases.clock.advance(60_000);
    if (version === '2.0.0') continue;
    const revision = releases.snapshot.channel('mfe-library')?.revision ?? 0;
    await changeRelease(releases, master, 'mfe-library', { action: 'promote', version, revision });
    await releases.clock.advance(60_000);
  }
  const details = (version: string, against?: string, actor = master) =>
    readVersion(releases, actor, { remote: 'mfe-library', version, against });
  return { releases, details };
}
const ci: Actor = { name: 'CI', remote: 'mfe-library', mayGiveTokens: false };

test('a live version is compared with the one that it replaced', async () => {
  const { details } = await open();
  expect(await details('3.0.0')).toMatchObject({
    version: { version: '3.0.0', publishedBy: 'token mestre', contractChecked: true },
    others: ['2.0.0', '1.0.0'],
    comparison: { against: '1.0.0' },
    problems: [],
    pictures: [],
    signedBy: null,
  });
});

test('a version that was never live is compared with what was live at its publication', async () => {
  const { details } = await open();
  expect(await details('2.0.0')).toMatchObject({ comparison: { against: '1.0.0' } });
});

test('the only version of a remote is compared with none', async () => {
  const releases = createTestReleases();
  await publishVersion(releases, master, sentPackage('1.0.0'));
  const { comparison, others } = await readVersion(releases, master, {
    remote: 'mfe-library',
    version: '1.0.0',
  });
  expect({ comparison, others }).toEqual({ comparison: null, others: [] });
});

test('another version to compare with may be asked for, and one that is not there is not found', async () => {
  const { details } = await open();
  expect(await details('3.0.0', '2.0.0')).toMatchObject({ comparison: { against: '2.0.0' } });
  await expect(details('3.0.0', '9.9.9')).rejects.toMatchObject({ code: 'not_found' });
  await expect(details('9.9.9')).rejects.toMatchObject({ code: 'not_found' });
});

test('what of a version does not work with what is live is said', async () => {
  const { releases, details } = await open();
  releases.shell = builtShell('2.0.0', { react: '20.0.0' });
  expect(await details('2.0.0')).toMatchObject({
    problems: [expect.stringContaining('pede react ^19.3.1 e a casca no ar tem 20.0.0')],
  });
});

test('a deploy token reads the versions of its own remote alone', async () => {
  const { details } = await open();
  expect(await details('1.0.0', undefined, ci)).toMatchObject({ version: { version: '1.0.0' } });
  const foreign = { ...ci, remote: 'mfe-account' };
  await expect(details('1.0.0', undefined, foreign)).rejects.toMatchObject({ code: 'forbidden' });
});

test('the pictures of a version open for administrators, and for no deploy token', async () => {
  const releases = createTestReleases();
  const picture = await sentPicture();
  const sent = {
    ...sentPackage('1.0.0'),
    pictures: [picture],
    pictureList: JSON.stringify([screenPicture()]),
  };
  expect(await publishVersion(releases, ci, sent)).toMatchObject({ created: true, warnings: [] });
  const asked = { remote: 'mfe-library', version: '1.0.0' };
  expect(await readVersion(releases, master, asked)).toMatchObject({ pictures: [screenPicture()] });
  expect(await readPicture(releases, master, { ...asked, picture: picture.name })).toEqual({
    bytes: picture.bytes,
    contentType: 'image/webp',
  });
  await expect(readPicture(releases, ci, { ...asked, picture: picture.name })).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(readPicture(releases, master, { ...asked, picture: 'other.webp' })).rejects.toMatchObject({
    code: 'not_found',
  });
  // No page gets one as a file of the version.
  for (const file of [picture.name, `.picture.${picture.name}`, '.pictures.json'])
    expect(await releases.readFile('mfe-library', '1.0.0', file, '')).toBeNull();
});

test('a release whose picture cannot be kept goes out, and says so', async () => {
  const releases = createTestReleases();
  const bad = { name: 'screen-1-phone.webp', bytes: Buffer.from('no picture') };
  const sent = { ...sentPackage('1.0.0'), pictures: [bad], pictureList: JSON.stringify([screenPicture()]) };
  expect(await publishVersion(releases, master, sent)).toMatchObject({
    created: true,
    warnings: [expect.stringMatching(/^A imagem screen-1-phone.webp ficou de fora/)],
  });
});
