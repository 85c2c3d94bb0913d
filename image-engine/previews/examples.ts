import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createImageEngine } from '../src/index.ts';

// Makes the examples that the creative tools show before a photo is chosen: photographs of the bench (their sources are in
// bench/photos/README.md), and what this engine makes of them, each as a WebP of 640 px.
const WIDTH = 640;
const HEIGHT = 480;
/** The part of what a square picture has too much that is taken off above. */
const SPARE_ABOVE = 0.7;

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const inTool = (name: string) => inRepository(`mfe-creatives/src/tools/${name}.webp`);
const photoOf = (name: string) => readFileSync(inRepository(`image-engine/bench/photos/held/${name}.jpg`));

const { signal } = new AbortController();
const engine = createImageEngine();
const cactus = await sharp(photoOf('v-charles-deluvio-695736'))
  .resize(WIDTH)
  .extract({ left: 0, top: 120, width: WIDTH, height: HEIGHT })
  .png()
  .toBuffer();
const lamp = await sharp(photoOf('v-pierre-chatel-innocenti-483198')).resize(WIDTH, HEIGHT).png().toBuffer();

const pictures = {
  'background/example-photo': cactus,
  'scene-edit/example-photo': cactus,
  'background/example-cut-out': (await engine.cutOut({ photo: cactus, signal })).png,
  'background/example-colour': (await engine.placeOnColour({ photo: cactus, colour: '#F4B93E', signal })).png,
  'scene-edit/example-scene': (
    await engine.composeScene({
      photos: [cactus],
      prompt: 'em uma mesa de madeira com plantas e luz da manhã',
      format: 'square',
      signal,
    })
  ).png,
  'promotional-text/example-photo': lamp,
  'promotional-text/example-text': (
    await engine.setText({ photo: lamp, text: 'Luminária pendente\nR$ 129,90\nFrete grátis', signal })
  ).png,
  'scene-generation/example-scene': (
    await engine.generate({
      prompt: 'vela aromática em uma mesa de madeira com luz quente',
      format: 'square',
      signal,
    })
  ).png,
};
await engine.close();
for (const [name, picture] of Object.entries(pictures)) {
  const { width, height } = await sharp(picture).metadata();
  // A square picture loses its empty top and a little of its bottom.
  const tall = Math.round((width * HEIGHT) / WIDTH);
  const webp = await sharp(picture)
    .extract({ left: 0, top: Math.round((height - tall) * SPARE_ABOVE), width, height: tall })
    .resize(WIDTH, HEIGHT)
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
  writeFileSync(inTool(name), webp);
  console.log(`${name}: ${(webp.length / 1000).toFixed(0)} kB, of ${width} x ${height}`);
}
