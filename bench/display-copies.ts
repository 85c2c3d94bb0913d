import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createImageProcess } from '../bff/src/providers/local/image-process/image-process.ts';
import { remoteProcessor } from '../bff/src/providers/local/image-process/remote-images.ts';
import { type Row, rowOf } from './figures/row.ts';

const PHOTOS = ['fixtures/photos', 'bench/photos/held', 'bench/photos/work'].map((folder) =>
  join(import.meta.dirname, '../image-engine', folder),
);
const CARDS = 24;
const WIDTHS = [448, 640, 1600] as const;
/**
 * Weighs the pictures of a library page in each width (448 px on a desktop, 640 on a phone) beside the copies of one width that it had for every screen, and
 * one picture alone beside its PNG; and times the making of copies in the process of pictures.
 */
export async function run(): Promise<Row[]> {
  const pictures = await Promise.all(photoFiles().map((file) => sharp(file).png().toBuffer()));
  const pngs = bytesOf(pictures);
  const images = createImageProcess({ model: null, warn: () => undefined });
  try {
    const { displayCopy } = remoteProcessor(images);
    await displayCopy(pictures[0] ?? Buffer.of(), 640);
    const copies = new Map<number, { bytes: number; ms: number[] }>();
    for (const width of WIDTHS) {
      const ms: number[] = [];
      let bytes = 0;
      for (const picture of pictures) {
        const began = performance.now();
        bytes += (await displayCopy(picture, width)).length;
        ms.push(performance.now() - began);
      }
      copies.set(width, { bytes, ms });
    }
    const before = bytesOf(await Promise.all(pictures.map(boundTo640)));
    const widths = [...copies].flatMap(([width, { bytes, ms }]) => [
      rowOf(`${CARDS} cards, ${width} px`, 'kB', [bytes / 1000], {
        against: ['the same cards in one width for every screen', [before / 1000]],
      }),
      rowOf(`making one of ${width} px`, 'ms', ms),
    ]);
    const alone = (copies.get(1600)?.bytes ?? 0) / CARDS;
    const against = ['its PNG', [pngs / CARDS / 1000]] as const;
    return [...widths, rowOf('one picture alone', 'kB', [alone / 1000], { against })];
  } finally {
    images.close();
  }
}

const photoFiles = () =>
  PHOTOS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.jpg'))
      .map((name) => readFileSync(join(folder, name))),
  ).slice(0, CARDS);

const boundTo640 = (picture: Buffer) =>
  sharp(picture)
    .resize(640, 640, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();

const bytesOf = (files: readonly Buffer[]) => files.reduce((sum, file) => sum + file.length, 0);
