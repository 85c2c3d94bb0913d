import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

// Draws the previews of the creative tools' templates: one picture for each prompt, in the prompts' order
// (mfe-creatives/src/templates/prompts), from the drawing of the same name in `drawings/NICHE`.
const niches = [
  'moda-e-acessorios',
  'beleza-e-cuidado-pessoal',
  'infantil-e-bebes',
  'saude-e-bem-estar',
  'celulares-e-tecnologia',
  'casa-moveis-e-decoracao',
  'cozinha-e-utilidades-domesticas',
  'autopecas-e-acessorios',
  'pet-shop',
  'ferramentas-e-construcao',
  'games-e-acessorios',
  'educacao-e-escritorio',
  'esporte-e-lazer',
];
const PREVIEWS_OF_A_NICHE = 9;

const SIZE = 320;
const MOST_BYTES = 33_000;
const SHEET_TILE = 112;

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

interface Preview {
  png: Buffer;
  color: string;
}

/** Drawn at twice its size, so that edges and grain come out soft. */
async function draw(drawing: string): Promise<Preview> {
  const picture = await sharp(
    Buffer.from(drawing.replace('<svg', `<svg width="${SIZE * 2}" height="${SIZE * 2}"`)),
  )
    .resize(SIZE)
    .removeAlpha()
    .png()
    .toBuffer();
  return { png: await compress(picture), color: await averageColor(picture) };
}

/** As many colours as the weight allows: sharp's `colours` only chooses a depth, `quality` their number. */
async function compress(picture: Buffer): Promise<Buffer> {
  let png = picture;
  for (const quality of [100, 97, 94, 91, 88, 85, 82, 78, 74, 70]) {
    png = await sharp(picture)
      .png({ palette: true, effort: 10, compressionLevel: 9, dither: 0.7, quality })
      .toBuffer();
    if (png.length <= MOST_BYTES) return png;
  }
  return png;
}

async function averageColor(picture: Buffer): Promise<string> {
  const { data } = await sharp(picture)
    .resize(1, 1, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

async function contactSheet(rows: readonly Preview[][]): Promise<Buffer> {
  const step = SHEET_TILE + 4;
  const tiles = rows.flatMap((previews, row) =>
    previews.map(async ({ png }, column) => ({
      input: await sharp(png).resize(SHEET_TILE).toBuffer(),
      left: 4 + column * step,
      top: 4 + row * step,
    })),
  );
  const width = 4 + step * Math.max(...rows.map((previews) => previews.length));
  const height = 4 + step * rows.length;
  const sheet = sharp({ create: { width, height, channels: 3, background: '#f7f5fb' } });
  return sheet
    .composite(await Promise.all(tiles))
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function colorTable(colors: Record<string, string[]>): string {
  const rows = Object.entries(colors).map(
    ([slug, row]) => `  '${slug}': [\n${row.map((color) => `    '${color}',`).join('\n')}\n  ],`,
  );
  return `// Written by \`npx pnpm@12.21.0 previews\`: the average colour of each preview, for its skeleton.\nexport const previewColors = {\n${rows.join('\n')}\n} as const;\n`;
}

const rows: Preview[][] = [];
const colors: Record<string, string[]> = {};
for (const slug of niches) {
  const folder = inRepository(`mfe-creatives/public/images/prompts/${slug}`);
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: PREVIEWS_OF_A_NICHE }, (_, index) => `prompt-${index + 1}`);
  const previews = await Promise.all(
    names.map((name) => draw(readFileSync(new URL(`drawings/${slug}/${name}.svg`, import.meta.url), 'utf8'))),
  );
  for (const [index, { png }] of previews.entries()) writeFileSync(`${folder}/${names[index]}.png`, png);
  rows.push(previews);
  colors[slug] = previews.map(({ color }) => color);
  const weights = previews.map(({ png }) => (png.length / 1000).toFixed(0));
  console.log(`${slug}: ${weights.join(' ')} kB`);
}
writeFileSync(inRepository('mfe-creatives/src/templates/preview-colors.ts'), colorTable(colors));
writeFileSync(inRepository('docs/pictures/templates.jpg'), await contactSheet(rows));
const total = rows.flat().reduce((sum, { png }) => sum + png.length, 0);
console.log(`${rows.flat().length} pictures, ${(total / 1e6).toFixed(2)} MB`);
