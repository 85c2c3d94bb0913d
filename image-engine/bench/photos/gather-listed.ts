import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

/**
 * Writes the photographs that `unshipped/HALF/photos.json` lists beside their masks, each reduced to 1024 px, and the published
 * masks among them. The repositories come from a folder of clones, each named `owner+name` (git directories or with a work tree):
 *
 *     pnpm gather-photographs CLONES [HALF ...]
 *
 * What is there already stays as it is: a copy reduced anew may differ in a few levels.
 */
interface Listed {
  file: string;
  mask: string;
  /** `github owner/name`. */
  source: string;
  path: string;
  commit: string;
  maskPath?: string;
  maskPaths?: string[];
  /** Left, top, width and height of the part without black bars. */
  crop?: [number, number, number, number];
}

const LONGEST_SIDE = 1024;
const GIT_BYTES = 64 * 1024 * 1024;
const run = promisify(execFile);

const [clones = '', ...halves] = process.argv.slice(2);
for (const half of halves.length > 0 ? halves : ['work']) await gather(half);

async function gather(half: string): Promise<void> {
  const folder = new URL(`unshipped/${half}/`, import.meta.url);
  const listed: Listed[] = JSON.parse(await readFile(new URL('photos.json', folder), 'utf8'));
  let missing = 0;
  for (const entry of listed) {
    try {
      await place(entry, folder);
    } catch (error) {
      missing++;
      console.error(`${entry.file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
  console.log(`${half}: ${listed.length - missing} of ${listed.length} photographs are there`);
}

async function place(entry: Listed, folder: URL): Promise<void> {
  const photo = new URL(entry.file, folder);
  if (!existsSync(photo)) await writeFile(photo, await reduce(await read(entry, entry.path), entry));
  const paths = entry.maskPaths ?? (entry.maskPath ? [entry.maskPath] : []);
  const mask = new URL(entry.mask, folder);
  if (paths.length === 0 || existsSync(mask)) return;
  const { width = 0, height = 0 } = await sharp(await readFile(photo)).metadata();
  const parts = await Promise.all(
    paths.map(async (path) => readMask(await read(entry, path), entry, width, height)),
  );
  const union = Buffer.from(
    Uint8Array.from({ length: width * height }, (_, i) =>
      parts.some((part) => (part[i] ?? 0) > 127) ? 255 : 0,
    ),
  );
  await writeFile(
    mask,
    await sharp(union, { raw: { width, height, channels: 1 } })
      .png({ palette: true, colours: 2 })
      .toBuffer(),
  );
}

/** A file of the commit in the list, or of the newest where a clone has only that. */
async function read({ source, commit }: Listed, path: string): Promise<Buffer> {
  const name = source.split(' ')[1]?.replace('/', '+') ?? '';
  const clone = [join(clones, name, 'repo'), join(clones, name)].find(existsSync) ?? '';
  const show = (at: string) =>
    run('git', ['-C', clone, 'show', `${at}:${path}`], { encoding: 'buffer', maxBuffer: GIT_BYTES });
  const { stdout } = await show(commit).catch(() => show('HEAD'));
  return stdout;
}

async function reduce(bytes: Buffer, { crop }: Listed): Promise<Buffer> {
  const upright = await sharp(bytes)
    .rotate()
    .toColourspace('srgb')
    .flatten({ background: '#fff' })
    .png()
    .toBuffer();
  return cropped(upright, crop)
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'mitchell' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The alpha of a published mask where it has one, otherwise its lightness. */
async function readMask(bytes: Buffer, { crop }: Listed, width: number, height: number): Promise<Buffer> {
  const { isOpaque } = await sharp(bytes).stats();
  const plane = await (isOpaque
    ? sharp(bytes).removeAlpha().greyscale()
    : sharp(bytes).extractChannel('alpha')
  )
    .png()
    .toBuffer();
  return cropped(plane, crop).resize(width, height, { fit: 'fill' }).extractChannel(0).raw().toBuffer();
}

function cropped(bytes: Buffer, crop: Listed['crop']) {
  const photo = sharp(bytes);
  return crop ? photo.extract({ left: crop[0], top: crop[1], width: crop[2], height: crop[3] }) : photo;
}
