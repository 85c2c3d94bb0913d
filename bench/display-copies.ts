import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createImageProcess } from '../bff/src/providers/local/image-process/image-process.ts';
import { remoteProcessor } from '../bff/src/providers/local/image-process/remote-images.ts';
import { median } from './figures/median.ts';

const PHOTOS = ['fixtures/photos', 'bench/photos/held', 'bench/photos/work'].map((folder) =>
  join(import.meta.dirname, '../image-engine', folder),
);
const CARDS = 24;
const WIDTHS = [448, 640, 1600] as const;
/** The screens of a seller, and which copy their cards ask for. */
const SCREENS = [
  { name: 'desktop, density 1', width: 448 },
  { name: 'phone, density 3', width: 640 },
] as const;

/**
 * Weighs the pictures of a library page on two screens beside the copies of one width that it had for every screen, and
 * one picture alone beside its PNG; and times the making of copies in the process of pictures.
 */
export async function run() {
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
    console.log(`display copies: baseline (${CARDS} cards, one width for every screen) ${kB(before)} kB`);
    for (const { name, width } of SCREENS) {
      const bytes = copies.get(width)?.bytes ?? 0;
      console.log(
        `display copies: ${CARDS} cards, ${name}: ${kB(bytes)} kB, ratio ${(bytes / before).toFixed(2)}`,
      );
    }
    const alone = copies.get(1600)?.bytes ?? 0;
    console.log(
      `display copies: one picture alone ${kB(alone / CARDS)} kB, baseline (its PNG) ${kB(pngs / CARDS)} kB, ratio ${(alone / pngs).toFixed(3)}`,
    );
    for (const [width, { ms }] of copies)
      console.log(
        `display copies: making one of ${width} px: ${median(ms).toFixed(0)} ms (${Math.min(...ms).toFixed(0)} to ${Math.max(...ms).toFixed(0)})`,
      );
    return {
      cards: CARDS,
      pngBytes: pngs,
      oneWidthBytes: before,
      widths: Object.fromEntries(
        [...copies].map(([width, { bytes, ms }]) => [width, { bytes, medianMs: Math.round(median(ms)) }]),
      ),
    };
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
const kB = (bytes: number) => (bytes / 1000).toFixed(0);
