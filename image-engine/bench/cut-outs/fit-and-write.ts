import { type BlindChoice, type ChoiceRule, type FitPhoto, fitModel, isReal } from './fit-model.ts';
import { writeModel } from './write-model.ts';

/** The preference is the least of which the photos and scenes that tests guard keep their outlines. */
const RULE: ChoiceRule = { choiceCertainty: 2, trustCertainty: 1, ownPreference: 0.5 };

/** Fits and writes the model with the salience network's map, and prints what it would choose unseen. */
export function fitAndWrite(photos: readonly FitPhoto[]): void {
  const { model, blind } = fitModel(photos, RULE);
  print(blind);
  writeModel(model);
  console.log(`doubtful below ${model.doubtfulBelow}`);
}

/** Means of what is chosen with each source left out, and what is known of it. */
function print(all: readonly BlindChoice[]): void {
  const real = all.filter(isReal);
  console.log(`\neach source left out of its fit: ${real.length} photos`);
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
