import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createImageEngine } from '../src/index.ts';

// Makes the examples that the creative tools show before a photo is chosen, each as a WebP of 640 px beside the
// `examples.json` of its tool: photographs of the bench (their sources are in bench/photos/README.md), and what this
// engine makes of them. `node previews/examples.ts promotional-text` makes those of one tool.
const WIDTH = 640;
const HEIGHT = 480;
/** The part of what a square picture has too much that is taken off above. */
const SPARE_ABOVE = 0.7;

/** One picture of an `examples.json`; whatever the engine makes, it makes of the photo above it in the file. */
type Example = { picture: string } & (
  | { photo: string /** Pixels taken off above, at 640 px. */; top?: number }
  | { call: 'cutOut' }
  | { call: 'placeOnColour'; colour: string }
  | { call: 'setText'; text: string }
  | { call: 'composeScene'; prompt: string }
  | { call: 'generate'; prompt: string }
);

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { signal } = new AbortController();
const engine = createImageEngine();

const [only] = process.argv.slice(2);
for (const file of globSync(inRepository('mfe-creatives/src/tools/*/examples.json')).sort()) {
  const tool = dirname(file);
  if (only && basename(tool) !== only) continue;
  const examples: Example[] = JSON.parse(readFileSync(file, 'utf8'));
  let photo: Buffer = Buffer.alloc(0);
  for (const example of examples) {
    const picture =
      'photo' in example ? await photograph(example.photo, example.top) : await make(example, photo);
    if ('photo' in example) photo = picture;
    await write(join(tool, `${example.picture}.webp`), picture);
  }
}
await engine.close();

/** A photograph of the bench, cut to size in its middle, or below `top`. */
function photograph(name: string, top?: number): Promise<Buffer> {
  const photo = sharp(readFileSync(inRepository(`image-engine/bench/photos/held/${name}.jpg`)));
  const sized =
    top === undefined
      ? photo.resize(WIDTH, HEIGHT)
      : photo.resize(WIDTH).extract({ left: 0, top, width: WIDTH, height: HEIGHT });
  return sized.png().toBuffer();
}

async function make(example: Exclude<Example, { photo: string }>, photo: Buffer): Promise<Buffer> {
  switch (example.call) {
    case 'cutOut':
      return (await engine.cutOut({ photo, signal })).png;
    case 'placeOnColour':
      return (await engine.placeOnColour({ photo, colour: example.colour, signal })).png;
    case 'setText':
      return (await engine.setText({ photo, text: example.text, signal })).png;
    case 'composeScene':
      return (
        await engine.composeScene({ photos: [photo], prompt: example.prompt, format: 'square', signal })
      ).png;
    case 'generate':
      return (await engine.generate({ prompt: example.prompt, format: 'square', signal })).png;
  }
}

async function write(file: string, picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  // A square picture loses its empty top and a little of its bottom.
  const tall = Math.round((width * HEIGHT) / WIDTH);
  const webp = await sharp(picture)
    .extract({ left: 0, top: Math.round((height - tall) * SPARE_ABOVE), width, height: tall })
    .resize(WIDTH, HEIGHT)
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  writeFileSync(file, webp);
  console.log(`${file}: ${(webp.length / 1000).toFixed(0)} kB, of ${width} x ${height}`);
}
