import { MAPPED_QUALITY_MODEL } from '../../src/photo/segmentation/opinions/mapped-quality-model.ts';
import { type ChoiceRule, chooseBy, type FitPhoto, fitModel, isReal } from './fit-model.ts';
import { printFit, printLimits } from './fit-report.ts';
import { writeModel } from './write-model.ts';

/** Chosen on photographs whose source the fit does not know, where those that tests guard keep their outlines (decisions 058 and 073). */
const RULE: ChoiceRule = {
  choiceCertainty: 3,
  choiceLikeness: 4,
  trustCertainty: 1,
  ownPreference: 0.25,
};

/**
 * Higher than the work half asks for: on halves that nothing was chosen on, results are poorer than where they were expected
 * (decisions 030, 072 and 073).
 */
const DOUBTFUL_BELOW = 0.87;

export interface FitOptions {
  /** Prints only. */
  dry: boolean;
  /** Photos of sources that contain one of these are not fitted to, only measured. */
  apart: readonly string[];
}

/** Fits and writes the model with the salience network's map, and prints what it would choose unseen beside the stored one. */
export function fitAndWrite(photos: readonly FitPhoto[], { dry, apart }: FitOptions): void {
  const isApart = ({ source }: FitPhoto): boolean => apart.some((name) => source.includes(name));
  const known = photos.filter((photo) => !isApart(photo));
  const { model, limit, blind } = fitModel(known, RULE, photos.filter(isApart));
  const real = blind.filter(isReal);
  const stored = real.map(({ photo }) => chooseBy(MAPPED_QUALITY_MODEL, photo, MAPPED_QUALITY_MODEL));
  printFit(real, stored);
  printLimits('refitted, unseen', real);
  printLimits('stored', stored);
  console.log(`by the fit alone doubtful below ${limit}`);
  if (dry) return;
  writeModel({ ...model, doubtfulBelow: DOUBTFUL_BELOW });
}
