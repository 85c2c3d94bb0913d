import { Buffer } from 'node:buffer';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createImageEngine, type ImageEngine } from '../../src/index.ts';
import { type BenchPhoto, loadPhotos, readMask } from '../cut-outs/photos.ts';

// Draws docs/pictures/cut-outs.jpg: the committed photos of the held half from the worst cut-out to the best, at even
// steps, so that nobody chooses what is shown. To be run when no rule or weight is going to change any more.

const SHOWN = 12;
const COLUMNS = 3;
const TILE = { width: 300, height: 300, label: 44 };
const PAIR = 2 * TILE.width;
const GAP = 12;
const GROUND = '#6437e6';
const MOST_BYTES = 400_000;

interface Shown {
  photo: Buffer;
  cutOut: Buffer | null;
  /** Intersection over union with the mask. */
  overlap: number;
  doubtful: boolean;
}

const engine = createImageEngine();
const results: Shown[] = [];
for (const photo of await loadPhotos('held')) results.push(await cutOut(engine, photo));
await engine.close();
results.sort((one, other) => one.overlap - other.overlap);
const shown = Array.from({ length: SHOWN }, (_, step) => {
  const result = results[Math.round((step / (SHOWN - 1)) * (results.length - 1))];
  if (!result) throw new Error('the held half is empty');
  return result;
});
await writeSheet(shown);

async function cutOut({ cutOut }: ImageEngine, { photo, truth }: BenchPhoto): Promise<Shown> {
  const upright = await sharp(photo).rotate().toBuffer();
  const answer = await cutOut({ photo, signal: new AbortController().signal }).catch(() => null);
  if (!answer) return { photo: upright, cutOut: null, overlap: 0, doubtful: true };
  const { png, trust } = answer;
  const { data, info } = await sharp(png).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const wanted = await readMask(truth, info.width, info.height);
  let [both, any] = [0, 0];
  wanted.forEach((inside, i) => {
    const found = (data[i] ?? 0) > 127;
    if (found && inside) both++;
    if (found || inside) any++;
  });
  return { photo: upright, cutOut: png, overlap: any ? both / any : 0, doubtful: trust?.doubtful ?? false };
}

async function writeSheet(results: readonly Shown[]): Promise<void> {
  const tileHeight = TILE.height + TILE.label;
  const rows = Math.ceil(results.length / COLUMNS);
  const parts = await Promise.all(
    results.map(async (result, index) => {
      const left = (index % COLUMNS) * (PAIR + GAP);
      const top = Math.floor(index / COLUMNS) * (tileHeight + GAP);
      return [
        { input: await fit(result.photo, '#ffffff'), left, top },
        { input: await fit(result.cutOut, GROUND), left: left + TILE.width, top },
        { input: label(result), left, top: top + TILE.height },
      ];
    }),
  );
  const width = COLUMNS * (PAIR + GAP) - GAP;
  const height = rows * (tileHeight + GAP) - GAP;
  const sheet = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(parts.flat())
    .png()
    .toBuffer();
  let jpeg = sheet;
  for (let quality = 84; quality > 40 && (jpeg === sheet || jpeg.length > MOST_BYTES); quality -= 4)
    jpeg = await sharp(sheet).jpeg({ quality, mozjpeg: true }).toBuffer();
  await writeFile(new URL('../../../docs/pictures/cut-outs.jpg', import.meta.url), jpeg);
  console.log(`cut-outs.jpg: ${results.length} photos, ${(jpeg.length / 1000).toFixed(0)} kB`);
}

/** A picture within a tile; a cut-out on a colour shows what was lost and what was left. */
function fit(picture: Buffer | null, background: string): Promise<Buffer> {
  const { width, height } = TILE;
  if (!picture)
    return sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp(picture)
    .resize(width, height, { fit: 'contain', background })
    .flatten({ background })
    .toBuffer();
}

function label({ overlap, doubtful, cutOut }: Shown): Buffer {
  const words = cutOut
    ? `${overlap.toFixed(2)}${doubtful ? ' · “Confira o recorte”' : ''}`
    : 'no product found';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAIR}" height="${TILE.label}"><text x="4" y="28" font-family="sans-serif" font-size="22" fill="${doubtful ? '#b3261e' : '#1b1b1f'}">${words}</text></svg>`,
  );
}
