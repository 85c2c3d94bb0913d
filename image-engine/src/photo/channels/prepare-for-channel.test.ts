import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ChannelPicture, CheckedRule, WantedPicture } from './channel-picture.ts';
import { prepareForChannel } from './prepare-for-channel.ts';

const photos = new URL('../../../fixtures/photos/', import.meta.url);
const WIDTH = 600;
const HEIGHT = 400;
const photo = await readFile(new URL('coffee.jpg', photos));
const cutOut = await alongOutline(photo);
/** As a studio would have it, with white around. */
const onWhite = await sharp(cutOut)
  .flatten({ background: '#ffffff' })
  .extend({ top: 200, bottom: 200, left: 100, right: 100, background: '#ffffff' })
  .png()
  .toBuffer();

const white: WantedPicture = {
  ...{ width: 1200, height: 1200, leastSide: 500, mostSide: 1920, mostBytes: 10_000_000 },
  ...{ fill: 0.95, white: 'cover', transparency: 'refused' },
};

/** The cup and its saucer, cut out along the outline that was traced by hand. */
async function alongOutline(whole: Buffer): Promise<Buffer> {
  const outlines = JSON.parse(await readFile(new URL('outlines.json', photos), 'utf8'));
  const points: string = outlines['coffee.jpg'].outline;
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><polygon points="${points}"/></svg>`;
  return sharp(whole)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

const check = ({ checks }: ChannelPicture, rule: CheckedRule) => checks.find((one) => one.rule === rule);
const failed = ({ checks }: ChannelPicture) => checks.filter(({ ok }) => !ok).map(({ rule }) => rule);

async function pixelsOf({ jpeg }: ChannelPicture) {
  const { data, info } = await sharp(jpeg ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  return { at, width: info.width, height: info.height };
}

describe('a picture for a marketplace', () => {
  test('stands on pure white, as large as asked, as a JPEG in sRGB without metadata', async () => {
    const tagged = await sharp(cutOut)
      .withExif({ IFD0: { Artist: 'Ana' } })
      .png()
      .toBuffer();
    const made = await prepareForChannel(tagged, white);
    const { exif, icc, ...metadata } = await sharp(made.jpeg ?? Buffer.alloc(0)).metadata();
    expect(metadata).toMatchObject({
      ...{ format: 'jpeg', space: 'srgb', width: 1200, height: 1200, channels: 3, hasAlpha: false },
    });
    expect([exif, icc]).toEqual([undefined, undefined]);
    const { at } = await pixelsOf(made);
    for (const [x, y] of [
      [0, 0],
      [1199, 0],
      [600, 3],
      [3, 600],
      [1199, 1199],
    ] as const)
      expect(at(x, y)).toEqual([255, 255, 255]);
    expect(check(made, 'white')).toMatchObject({ ok: true, measured: 1 });
  });

  test('states how it came about, and says nothing of the photo', async () => {
    const photograph = await sharp(photo)
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>Ana</owner></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const statement = '<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>';
    const made = await prepareForChannel(photograph, { width: 1200, height: 1200, statement });
    const { exif, iptc, xmp } = await sharp(made.jpeg ?? Buffer.alloc(0)).metadata();
    expect([exif, iptc, xmp?.toString()]).toEqual([undefined, undefined, statement]);
    expect(check(made, 'metadata')).toMatchObject({ ok: true, measured: 0 });
    expect(made.jpeg?.includes('Ana')).toBe(false);
  });

  test('has the colours of a photo in another profile', async () => {
    const red = { width: 64, height: 64, channels: 3 as const, background: '#e02010' };
    const wide = await sharp({ create: red }).withIccProfile('p3').png().toBuffer();
    const made = await prepareForChannel(wide, { width: 640, height: 640 });
    const [r = 0, g = 0, b = 0] = (await pixelsOf(made)).at(320, 320);
    expect(Math.max(Math.abs(r - 0xe0), Math.abs(g - 0x20), Math.abs(b - 0x10))).toBeLessThanOrEqual(3);
  });

  test('shows the cut-out whole, centred, with its longer side filling the share that is asked', async () => {
    const made = await prepareForChannel(cutOut, white);
    expect(check(made, 'fill')?.measured).toBeCloseTo(0.95, 2);
    const { at, width } = await pixelsOf(made);
    const row = Array.from({ length: width }, (_, x) => Math.min(...at(x, 600)) < 250);
    expect(row.indexOf(true)).toBeGreaterThan(28);
    expect(Math.abs(row.indexOf(true) - (width - 1 - row.lastIndexOf(true)))).toBeLessThan(width * 0.2);
  });

  test('says how far it had to enlarge the pixels of a small photo', async () => {
    const small = await sharp(cutOut).resize(100).png().toBuffer();
    const made = await prepareForChannel(small, white);
    expect(Number(check(made, 'enlargement')?.measured)).toBeGreaterThan(7);
    expect(failed(made)).toEqual(['enlargement']);
  });

  test('brings a product on white nearer, and crops nothing of it', async () => {
    const before = await prepareForChannel(onWhite, { ...white, width: 800, height: 800, fill: 0.6 });
    const after = await prepareForChannel(onWhite, { ...white, width: 800, height: 800 });
    expect(Number(check(after, 'fill')?.measured)).toBeGreaterThan(Number(check(before, 'fill')?.measured));
    expect(failed(after)).toEqual([]);
    const { at } = await pixelsOf(after);
    for (let i = 0; i < 800; i++) expect(at(i, 8)).toEqual([255, 255, 255]);
  });

  test('makes a studio ground of nearly white pure white', async () => {
    const grey = await sharp(onWhite).linear([0.96, 0.95, 0.96], [0, 0, 0]).jpeg().toBuffer();
    const made = await prepareForChannel(grey, { ...white, width: 800, height: 800 });
    expect((await pixelsOf(made)).at(2, 2)).toEqual([255, 255, 255]);
    expect(failed(made)).toEqual([]);
  });

  test('keeps shape and ground of a scene, and says that its ground is not white', async () => {
    const made = await prepareForChannel(photo, white);
    expect([made.width, made.height]).toEqual([1200, 800]);
    expect(failed(made)).toEqual(['white']);
    expect(check(made, 'fill')).toBeUndefined();
  });

  test('is not made of a scene where no picture may have another ground', async () => {
    const made = await prepareForChannel(photo, { ...white, white: 'every' });
    expect(made).toMatchObject({ jpeg: null, checks: [{ rule: 'white', ok: false }] });
  });

  test('is not made of a scene whose shape is refused, because that would crop or pad it', async () => {
    const made = await prepareForChannel(photo, {
      ...{ width: 1200, height: 1200, ratio: { least: 0.75, most: 1 } },
    });
    expect(made).toMatchObject({ jpeg: null, checks: [{ rule: 'ratio', ok: false, wanted: 1 }] });
  });

  test('loses quality before it passes the bytes that are taken', async () => {
    const free = await prepareForChannel(photo, { width: 1200, height: 1200 });
    const mostBytes = Math.round((free.jpeg?.length ?? 0) * 0.6);
    const made = await prepareForChannel(photo, { width: 1200, height: 1200, mostBytes });
    expect(made.jpeg?.length).toBeLessThanOrEqual(mostBytes);
    expect(check(made, 'mostBytes')?.ok).toBe(true);
    const never = await prepareForChannel(photo, { width: 1200, height: 1200, mostBytes: 1000 });
    expect(failed(never)).toEqual(['mostBytes']);
  });

  test('leaves what the frame cuts off where it is', async () => {
    const cut = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ffffff' } })
      .composite([
        {
          input: { create: { width: 4, height: 200, channels: 3, background: '#203040' } },
          left: 200,
          top: 200,
        },
      ])
      .png()
      .toBuffer();
    const made = await prepareForChannel(cut, white);
    expect([made.width, check(made, 'fill')]).toEqual([1200, undefined]);
    expect((await pixelsOf(made)).at(605, 1198)[0]).toBeLessThan(80);
  });

  test('is refused for bytes that are no picture', async () => {
    await expect(prepareForChannel(Buffer.from('no picture'), white)).rejects.toMatchObject({
      name: 'ImageEngineError',
      reason: 'unreadable',
    });
  });
});
