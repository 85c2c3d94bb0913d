import { writeFileSync } from 'node:fs';
import type { QualityModel } from '../../src/photo/segmentation/opinions/expect-quality.ts';

const folder = new URL('../../src/photo/segmentation/opinions/', import.meta.url);

/** Writes a model as a file of the engine; `note` says what it is for. */
export function writeModel(
  { file, name, note }: { file: string; name: string; note: string },
  { offset, weights, base, trees, ownPreference, doubtfulBelow }: QualityModel,
  measures: readonly string[],
): void {
  const lines = measures.map((measure, at) => `    ${round(weights[at] ?? 0)}, // ${measure}`);
  const rows = trees.map((tree) => `    [${tree.map(round).join(', ')}],`);
  const source = `import type { QualityModel } from './expect-quality.ts';

/**
 * Tells the log-odds of an opinion's quality from its measures, ${note}: the mean of a
 * ridge regression and of boosted trees, both fitted to the work half of \`bench/photos\`, some of its products composed on
 * coloured grounds, the traced photos and the drawn scenes; written by \`pnpm fit-quality\`.
 */
export const ${name}: QualityModel = {
  offset: ${round(offset)},
  weights: [
${lines.join('\n')}
  ],
  base: ${round(base)},
  // biome-ignore format: one tree a line
  trees: [
${rows.join('\n')}
  ],
  ownPreference: ${ownPreference},
  doubtfulBelow: ${Math.round(doubtfulBelow * 1000) / 1000},
};
`;
  writeFileSync(new URL(file, folder), source);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
