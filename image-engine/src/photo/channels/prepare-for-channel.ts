import type { Buffer } from 'node:buffer';
import sharp, { type Metadata } from 'sharp';
import { hasMeaningfulAlpha, readUpright } from '../decode-photo.ts';
import type { CutOut } from '../raster.ts';
import type { ChannelPicture, CheckedRule, PictureCheck, WantedPicture } from './channel-picture.ts';
import { boxOnWhite, whiteAtFrame } from './find-ground.ts';
import { type FittedPicture, fitPicture } from './fit-picture.ts';

const LONGEST_SIDE = 4096;
const FINE_QUALITY = 92;
const LEAST_QUALITY = 44;
const QUALITY_STEP = 8;
/** Below this share of a pure frame, the ground is seen as another colour. */
const WHITE_FRAME = 0.995;
/** A product's border is measured to within a hundredth. */
const FILL_TOLERANCE = 0.01;
/** Twice as large, a picture still looks sharp on a page. */
const MOST_ENLARGED = 2;

/** Makes the picture that a marketplace asks for, and measures what was made. Rejects with `ImageEngineError`. */
export async function prepareForChannel(bytes: Buffer, wanted: WantedPicture): Promise<ChannelPicture> {
  const picture = await read(bytes);
  const fitted = fitPicture(picture, hasMeaningfulAlpha(picture.rgba), wanted);
  const { width, height, onWhite } = fitted;
  const refused: PictureCheck[] = [
    ...(wanted.ratio ? [ratioCheck(width / height, wanted.ratio)] : []),
    ...(wanted.white === 'every' && !onWhite ? [isAtLeast('white', 0, 1)] : []),
  ].filter(({ ok }) => !ok);
  if (refused.length > 0) return { jpeg: null, width, height, checks: refused };
  const jpeg = await pack(fitted, wanted);
  return { jpeg, width, height, checks: await measure(jpeg, fitted, wanted) };
}

async function read(bytes: Buffer): Promise<CutOut> {
  const { data, info } = await readUpright(bytes, LONGEST_SIDE);
  return { rgba: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** A JPEG of at most so many bytes, as fine as they allow. */
async function pack(
  { canvas }: FittedPicture,
  { mostBytes = Number.POSITIVE_INFINITY, statement }: WantedPicture,
): Promise<Buffer> {
  const stated = statement ? canvas.clone().withXmp(statement) : canvas;
  for (let quality = FINE_QUALITY; ; quality -= QUALITY_STEP) {
    const jpeg = await stated
      .clone()
      .jpeg({ quality, chromaSubsampling: quality === FINE_QUALITY ? '4:4:4' : '4:2:0' })
      .toBuffer();
    if (jpeg.length <= mostBytes || quality <= LEAST_QUALITY) return jpeg;
  }
}

async function measure(
  jpeg: Buffer,
  { enlargement, fill, onWhite }: FittedPicture,
  wanted: WantedPicture,
): Promise<PictureCheck[]> {
  const metadata = await sharp(jpeg).metadata();
  const { format, hasAlpha } = metadata;
  const made = await read(jpeg);
  const sides = [made.width, made.height];
  const checks: (PictureCheck | 0 | false | undefined)[] = [
    { rule: 'format', ok: format === 'jpeg', measured: format, wanted: 'jpeg' },
    metadataCheck(metadata, wanted),
    wanted.transparency && isAtMost('transparency', hasAlpha ? 1 : 0, 0),
    wanted.leastSide && isAtLeast('leastSide', Math.min(...sides), wanted.leastSide),
    wanted.leastLongSide && isAtLeast('leastLongSide', Math.max(...sides), wanted.leastLongSide),
    wanted.mostSide && isAtMost('mostSide', Math.max(...sides), wanted.mostSide),
    wanted.ratio && ratioCheck(made.width / made.height, wanted.ratio),
    wanted.mostBytes && isAtMost('mostBytes', jpeg.length, wanted.mostBytes),
    wanted.white && whiteCheck(whiteAtFrame(made)),
    onWhite && wanted.fill && fillCheck(fill ?? fillOf(made), wanted.fill),
    { rule: 'enlargement', ok: enlargement <= MOST_ENLARGED, measured: enlargement, wanted: 1 },
  ];
  return checks.filter((check) => !!check);
}

/** Share of the canvas that the longer side of what stands on white fills. */
function fillOf(made: CutOut): number {
  const box = boxOnWhite(made);
  return box ? Math.max(box.width / made.width, box.height / made.height) : 0;
}

/** Nothing of the photo's place, device or maker, and the statement letter for letter. */
function metadataCheck({ exif, icc, iptc, xmp }: Metadata, { statement }: WantedPicture): PictureCheck {
  const left = [exif, icc, iptc].filter((part) => part !== undefined).length;
  const isStated = (xmp?.toString('utf8') ?? undefined) === statement;
  return { rule: 'metadata', ok: left === 0 && isStated, measured: left + (isStated ? 0 : 1), wanted: 0 };
}

const isAtLeast = (rule: CheckedRule, measured: number, wanted: number): PictureCheck => ({
  rule,
  ok: measured >= wanted,
  measured,
  wanted,
});

const isAtMost = (rule: CheckedRule, measured: number, wanted: number): PictureCheck => ({
  rule,
  ok: measured <= wanted,
  measured,
  wanted,
});

const whiteCheck = (measured: number): PictureCheck => ({
  ...isAtLeast('white', measured, 1),
  ok: measured >= WHITE_FRAME,
});

const fillCheck = (measured: number, wanted: number): PictureCheck => ({
  ...isAtLeast('fill', measured, wanted),
  ok: measured >= wanted - FILL_TOLERANCE,
});

/** `wanted` is the end of the range that the ratio passes, or the ratio itself. */
function ratioCheck(measured: number, { least, most }: { least: number; most: number }): PictureCheck {
  const wanted = Math.min(most, Math.max(least, measured));
  return { rule: 'ratio', ok: Math.abs(measured - wanted) < 0.005, measured, wanted };
}
