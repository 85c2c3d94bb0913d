import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CutProduct, composePhotograph } from './compose-photographs.ts';
import { createRandom } from './random.ts';

/**
 * Composes photographs for a fit: `node bench/trust/compose-folder.ts ASSETS OUT COUNT`. ASSETS holds `cuts/SOURCE--NAME.png`
 * with alpha and `grounds/*.jpg`; OUT becomes a folder that `CUT_OUT_PHOTOS` may name.
 */
const [assets = '', out = '', count = '400'] = process.argv.slice(2);
const random = createRandom(52);
const cuts = list('cuts')
  .map((name) => ({ name, order: random.next() }))
  .sort((one, other) => one.order - other.order)
  .map(({ name }) => name);
const grounds = list('grounds');
mkdirSync(join(out, 'work'), { recursive: true });
const entries = [];
for (let at = 0; at < Number(count); at++) {
  const first = cuts[at % cuts.length] ?? '';
  const source = first.split('--')[0] ?? '';
  const others = cuts.filter((name) => name.startsWith(`${source}--`));
  const products = [first, random.pick(others), random.pick(others)].map(readCut);
  const ground = readFileSync(join(assets, 'grounds', random.pick(grounds)));
  const made = await composePhotograph(products, readCut(random.pick(others)), ground, at);
  const name = `composed-${String(at).padStart(4, '0')}`;
  writeFileSync(join(out, 'work', `${name}.jpg`), made.photo);
  writeFileSync(join(out, 'work', `${name}.mask.png`), made.mask);
  entries.push({
    file: `${name}.jpg`,
    mask: `${name}.mask.png`,
    source: `composed ${source}`,
    tags: ['composed', ...made.tags],
    shop: false,
  });
}
writeFileSync(join(out, 'work', 'photos.json'), JSON.stringify(entries, null, 1));

function list(folder: string): string[] {
  return readdirSync(join(assets, folder)).sort();
}

function readCut(name: string): CutProduct {
  return { name, png: readFileSync(join(assets, 'cuts', name)) };
}
