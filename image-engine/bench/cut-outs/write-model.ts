import { writeFileSync } from 'node:fs';
import type { QualityModel } from '../../src/photo/segmentation/opinions/expect-quality.ts';
import { MAPPED_MEASURES } from '../../src/photo/segmentation/opinions/weigh-opinions.ts';

const file = new URL('../../src/photo/segmentation/opinions/mapped-quality-model.ts', import.meta.url);

/** Writes the model as a file of the engine. */
export function writeModel({ weights, trees, ...model }: QualityModel): void {
  const lines = MAPPED_MEASURES.map((measure, at) => `    ${round(weights[at] ?? 0)}, // ${measure}`);
  const rows = trees.map((tree) => `    [${tree.map(round).join(', ')}],`);
  const source = `import type { QualityModel } from './expect-quality.ts';

/**
 * Tells the log-odds of an opinion's quality from \`MAPPED_MEASURES\`, where there is a map of the salience network: the mean
 * of a ridge regression and of boosted trees, both fitted to the work half of \`bench/photos\`, some of its products composed
 * on coloured grounds, the traced photos and the drawn scenes; written by \`pnpm fit-quality\`.
 */
export const MAPPED_QUALITY_MODEL: QualityModel = {
  offset: ${round(model.offset)},
  weights: [
${lines.join('\n')}
  ],
  base: ${round(model.base)},
  // biome-ignore format: one tree a line
  trees: [
${rows.join('\n')}
  ],
  choiceCertainty: ${model.choiceCertainty},
  choiceLikeness: ${model.choiceLikeness},
  trustCertainty: ${model.trustCertainty},
  ownPreference: ${model.ownPreference},
  doubtfulBelow: ${Math.round(model.doubtfulBelow * 1000) / 1000},
};
`;
  writeFileSync(file, source);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
