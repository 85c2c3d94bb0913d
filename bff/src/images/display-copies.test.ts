import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { solidPicture } from '../testing/test-providers.ts';
import { createDisplayCopies } from './display-copies.ts';
import { makeDisplayCopy } from './display-copy.ts';

const picture = await solidPicture('#204080', 1000).png().toBuffer();

/** Copies of one picture in a folder of their own; `made` are the widths that were made. */
function open(folder = mkdtempSync(join(tmpdir(), 'andromeda-copies-'))) {
  const clock = createManualClock();
  const made: number[] = [];
  const displayCopy: typeof makeDisplayCopy = (bytes, width) => {
    made.push(width);
    return makeDisplayCopy(bytes, width);
  };
  const copies = createDisplayCopies(folder, { displayCopy }, clock);
  return { clock, copies, folder, made };
}
const original = async () => picture;

test('a copy of each width is made once, however many ask, and found by the next start', async () => {
  const { copies, folder, made } = open();
  const asked = await Promise.all([1, 2, 3].map(() => copies.of('one', 448, original)));
  expect(asked.map((copy) => copy?.length)).toEqual(Array(3).fill(asked[0]?.length));
  await copies.of('one', 1600, original);
  expect(made).toEqual([448, 1600]);
  const next = open(folder);
  expect(await next.copies.of('one', 448, () => Promise.reject(new Error('asked')))).toEqual(asked[0]);
  expect(next.made).toEqual([]);
});

test('a copy is as wide as was asked, and a small picture stays as it is', async () => {
  const { copies } = open();
  const sizes = [448, 640, 1600] as const;
  const widths = sizes.map(async (width) => {
    const { format, ...size } = await sharp(
      (await copies.of('one', width, original)) ?? undefined,
    ).metadata();
    return [format, size.width];
  });
  expect(await Promise.all(widths)).toEqual([
    ['webp', 448],
    ['webp', 640],
    ['webp', 1000],
  ]);
});

test('a picture that is deleted while its copy is made leaves none behind', async () => {
  const { copies, folder } = open();
  const [asking, given] = [Promise.withResolvers<void>(), Promise.withResolvers<Buffer>()];
  const asked = copies.of('one', 448, () => {
    asking.resolve();
    return given.promise;
  });
  await asking.promise;
  const forgotten = copies.forget('one');
  given.resolve(picture);
  await Promise.all([asked, forgotten]);
  expect(readdirSync(folder)).toEqual([]);
});

test('the copy of a transparent cut-out is as transparent', async () => {
  const { copies } = open();
  const cutOut = await sharp({ create: { width: 800, height: 800, channels: 4, background: '#00000000' } })
    .composite([{ input: await solidPicture('#204080', 400).png().toBuffer() }])
    .png()
    .toBuffer();
  const copy = await copies.of('one', 640, async () => cutOut);
  const { data, info } = await sharp(copy ?? undefined)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([info.channels, alphaAt(4, 4), alphaAt(320, 320)]).toEqual([4, 0, 255]);
});

test('a forgotten picture leaves no copy, and one that is gone has none', async () => {
  const { copies, folder } = open();
  for (const width of [448, 640] as const) await copies.of('one', width, original);
  await copies.forget('one');
  expect(readdirSync(folder)).toEqual([]);
  expect(await copies.of('one', 448, async () => null)).toBeNull();
});

test('a copy that was made a week ago is forgotten: another node may have deleted its picture', async () => {
  const { clock, copies, folder } = open();
  for (const id of ['old', 'new']) await copies.of(id, 448, original);
  const seconds = clock.now().getTime() / 1000;
  const aWeek = 7 * 24 * 3600;
  utimesSync(join(folder, 'old'), seconds, seconds - aWeek - 1);
  utimesSync(join(folder, 'new'), seconds, seconds - aWeek + 60);
  await copies.forgetOld();
  expect(readdirSync(folder)).toEqual(['new']);
});

test('a copy that an earlier release kept beside the folders is forgotten at once', async () => {
  const { copies, folder } = open();
  await copies.of('new', 448, original);
  writeFileSync(join(folder, 'flat.webp'), picture);
  await copies.forgetOld();
  expect(readdirSync(folder)).toEqual(['new']);
});
