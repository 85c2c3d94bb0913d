import type { Buffer } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

/** The half that rules are chosen on, and the halves that are only measured; the later ones have numbers. */
export type Half = 'work' | 'held' | `held-${string}`;

/** A photo with the outline that its cut-out should have, as PNG: white the product, black the rest. */
export interface BenchPhoto {
  name: string;
  groups: string[];
  /** The shop or collection it comes from: a fit leaves one out at a time. */
  source: string;
  photo: Buffer;
  truth: Buffer;
  /** What may stay or go, as PNG. */
  either?: Buffer;
}

interface PhotoEntry {
  file: string;
  mask: string;
  source: string;
  tags: string[];
  shop: boolean;
}

/** The half that a command line asks for: `--held`, or `--held=3` for a later one by its number. */
export function readHalf(argv: readonly string[]): Half {
  const held = argv.find((each) => each === '--held' || each.startsWith('--held='));
  if (held === undefined) return 'work';
  const number = held.slice('--held='.length);
  return number ? `held-${number}` : 'held';
}

/**
 * The committed photos of one half, those of `photos/unshipped` that were put beside their masks, and those of a folder
 * beside the repository that `CUT_OUT_PHOTOS` names.
 */
export async function loadPhotos(half: Half): Promise<BenchPhoto[]> {
  const folders = [new URL('../photos/', import.meta.url), new URL('../photos/unshipped/', import.meta.url)];
  const extra = process.env.CUT_OUT_PHOTOS;
  if (extra) folders.push(pathToFileURL(`${extra}/`));
  const photos = new Map<string, BenchPhoto>();
  for (const folder of folders)
    for (const photo of await readFolder(new URL(`${half}/`, folder))) photos.set(photo.name, photo);
  return [...photos.values()];
}

async function readFolder(folder: URL): Promise<BenchPhoto[]> {
  const list = new URL('photos.json', folder);
  if (!existsSync(list)) return [];
  const entries: PhotoEntry[] = JSON.parse(await readFile(list, 'utf8'));
  const present = entries.filter(({ file }) => existsSync(new URL(file, folder)));
  return Promise.all(
    present.map(async ({ file, mask, source, tags, shop }) => ({
      name: file,
      groups: [...(shop ? ['shop'] : []), ...tags],
      source: source.split(' ').slice(0, 2).join(' '),
      photo: await readFile(new URL(file, folder)),
      truth: await readFile(new URL(mask, folder)),
    })),
  );
}

/** A mask at a size, 1 where the product is. */
export async function readMask(png: Buffer, width: number, height: number): Promise<Uint8Array> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Uint8Array.from({ length: width * height }, (_, i) =>
    (data[i * info.channels] ?? 0) > 127 ? 1 : 0,
  );
}
