import { writeFileSync } from 'node:fs';
import {
  linearOdds,
  type QualityModel,
  treeOdds,
} from '../../src/photo/segmentation/opinions/expect-quality.ts';
import { OPINION_MEASURES } from '../../src/photo/segmentation/opinions/weigh-opinions.ts';
import { composeOnColours } from './composites.ts';
import { fitRidge, type Sample } from './fit-ridge.ts';
import { fitTrees } from './fit-trees.ts';
import type { PhotoFigures } from './measure-photo.ts';
import { measurePhotos } from './measure-photos.ts';
import { loadPhotos } from './photos.ts';
import { loadTraced } from './traced-photos.ts';

const target = new URL('../../src/photo/segmentation/opinions/quality-model.ts', import.meta.url);
const PENALTY = 10;
/** What one photo counts, however many opinions there are on it. */
const PHOTO_WEIGHT = 10;
const DOUBTFUL_BELOW = 0.82;

const work = await loadPhotos('work');
const photos = [...work, ...(await composeOnColours(work)), ...(await loadTraced())];
const figures = await measurePhotos(photos);
printCrossValidation(figures);
writeModel(fitModel(figures.flatMap(samplesOf)));

function samplesOf({ opinions }: PhotoFigures): Sample[] {
  return opinions.map(({ measures, overlap }) => ({
    measures,
    wanted: Math.log((overlap + 0.03) / (1.03 - overlap)),
    weight: PHOTO_WEIGHT / opinions.length,
  }));
}

/** Chooses for the photos of each source by a model fitted to all others. */
function printCrossValidation(all: readonly PhotoFigures[]): void {
  for (const source of new Set(all.map((each) => each.source))) {
    const others = all.filter((each) => each.source !== source);
    if (others.length === 0) continue;
    const model = fitModel(others.flatMap(samplesOf));
    const chosen = all
      .filter((each) => each.source === source)
      .map(({ opinions }) => {
        const scores = opinions.map(
          ({ measures }) => linearOdds(model, measures) + treeOdds(model, measures),
        );
        const best = scores.indexOf(Math.max(...scores));
        return { overlap: opinions[best]?.overlap ?? 0, own: opinions[0]?.overlap ?? 0 };
      });
    const mean = (of: (each: { overlap: number; own: number }) => number) =>
      (chosen.reduce((sum, each) => sum + of(each), 0) / chosen.length).toFixed(3);
    console.log(
      `${source}: ${chosen.length} photos left out, chosen ${mean(({ overlap }) => overlap)}, own ${mean(({ own }) => own)}`,
    );
  }
}

function fitModel(samples: readonly Sample[]): QualityModel {
  return { ...fitRidge(samples, PENALTY), ...fitTrees(samples) };
}

function writeModel({ offset, weights, base, trees }: QualityModel): void {
  const lines = OPINION_MEASURES.map((name, at) => `    ${round(weights[at] ?? 0)}, // ${name}`);
  const rows = trees.map((tree) => `    [${tree.map(round).join(', ')}],`);
  const source = `import type { QualityModel } from './expect-quality.ts';

/**
 * Tells the log-odds of an opinion's quality from \`OPINION_MEASURES\`: the mean of a ridge regression and of boosted
 * trees, both fitted to the work half of \`bench/photos\`, its products composed on coloured grounds, the traced photos
 * and the drawn scenes; written by \`pnpm fit-quality\`.
 */
export const QUALITY_MODEL: QualityModel = {
  offset: ${round(offset)},
  weights: [
${lines.join('\n')}
  ],
  base: ${round(base)},
  // biome-ignore format: one tree a line
  trees: [
${rows.join('\n')}
  ],
};

/** Below this confidence a cut-out is doubtful. */
export const DOUBTFUL_BELOW = ${DOUBTFUL_BELOW};
`;
  writeFileSync(target, source);
}

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
