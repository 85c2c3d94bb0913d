import { type BlindChoice, type ChoiceRule, type FitPhoto, fitModel, isReal } from './fit-model.ts';
import { writeModel } from './write-model.ts';

/** Chosen on photographs that nothing was fitted to, where those that tests guard keep their outlines (decision 058). */
const RULE: ChoiceRule = {
  choiceCertainty: 3,
  choiceLikeness: 4,
  trustCertainty: 1,
  ownPreference: 0.25,
};

/**
 * The fit knows few sources, so that its own limit flags too little of others: this one was set by 94 photos of the work half,
 * 39 of them of a source that nothing was fitted to, so that no result below 0.7 passes unflagged (decision 030).
 */
const DOUBTFUL_BELOW = 0.84;

/** Fits and writes the model with the salience network's map, and prints what it would choose unseen. */
export function fitAndWrite(photos: readonly FitPhoto[]): void {
  const { model, limit, blind } = fitModel(photos, RULE);
  print(blind);
  writeModel({ ...model, doubtfulBelow: DOUBTFUL_BELOW });
  console.log(`by the fit alone doubtful below ${limit}`);
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
