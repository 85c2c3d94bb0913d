import { MAPPED_MEASURES, OPINION_MEASURES } from '../../src/photo/segmentation/opinions/weigh-opinions.ts';
import { type BlindChoice, type FitPhoto, fitModel, isReal } from './fit-model.ts';
import { writeModel } from './write-model.ts';

/** The least of which the photos and scenes that tests guard keep their outlines. */
const OWN_PREFERENCE = { mapped: 0.5, alone: 1 };

/** Fits and writes both models: with the salience network's map, and without. */
export function fitAndWrite(mapped: readonly FitPhoto[], alone: readonly FitPhoto[]): void {
  const withMap = fitModel(mapped, OWN_PREFERENCE.mapped);
  print('with the map', withMap.blind);
  const without = fitModel(alone, OWN_PREFERENCE.alone);
  print('without', without.blind);
  const kinds = [
    {
      file: 'mapped-quality-model.ts',
      name: 'MAPPED_QUALITY_MODEL',
      note: "those of the salience network's map among them",
    },
    {
      file: 'quality-model.ts',
      name: 'QUALITY_MODEL',
      note: 'where there is no map of the salience network',
    },
  ] as const;
  writeModel(kinds[0], withMap.model, MAPPED_MEASURES);
  writeModel(kinds[1], without.model, OPINION_MEASURES);
  console.log(`doubtful below ${withMap.model.doubtfulBelow} and ${without.model.doubtfulBelow}`);
}

/** Means of what is chosen with each source left out, and what is known of it. */
function print(title: string, all: readonly BlindChoice[]): void {
  const real = all.filter(isReal);
  console.log(`\n${title}, each source left out of its fit: ${real.length} photos`);
  const names = new Set(real.flatMap(({ photo }) => [photo.source, ...photo.groups]));
  const line = (name: string, group: readonly BlindChoice[]): void => {
    const own = group.map(({ photo }) => photo.opinions[0]?.overlap ?? 0);
    const best = group.map(({ photo }) => Math.max(...photo.opinions.map(({ overlap }) => overlap)));
    const chosen = group.map(({ overlap }) => overlap);
    console.log(
      `${name}: ${group.length}, chosen ${mean(chosen)}, own ${mean(own)}, best possible ${mean(best)}`,
    );
  };
  line('all', real);
  for (const name of names)
    line(
      name,
      real.filter(({ photo }) => photo.source === name || photo.groups.includes(name)),
    );
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3);
}
