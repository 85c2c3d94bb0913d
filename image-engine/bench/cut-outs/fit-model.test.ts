import { describe, expect, it } from 'vitest';
import { MAPPED_MEASURES } from '../../src/photo/segmentation/opinions/weigh-opinions.ts';
import { type ChoiceRule, type FitPhoto, fitModel } from './fit-model.ts';

const RULE: ChoiceRule = { choiceCertainty: 3, choiceLikeness: 4, trustCertainty: 1, ownPreference: 0 };

/** Two opinions on a photo: by `telling`, the first measure tells the better one, or the worse one. */
function photo(source: string, telling: 'better' | 'worse'): FitPhoto {
  const opinion = (name: string, overlap: number, first: number) => ({
    name,
    overlap,
    measures: MAPPED_MEASURES.map((_, at) => (at === 0 ? first : 0)),
    alike: name === 'good' ? [1, 0.1] : [0.1, 1],
    possible: true,
  });
  const tells = telling === 'better';
  return {
    source,
    groups: [],
    opinions: [opinion('good', 0.95, Number(tells)), opinion('bad', 0.2, Number(!tells))],
  };
}

const many = (source: string, telling: 'better' | 'worse'): FitPhoto[] =>
  Array.from({ length: 12 }, () => photo(source, telling));

describe('a model that is fitted to photos', () => {
  it('is measured on each source by a fit that does not know it', () => {
    const { blind } = fitModel([...many('one shop', 'better'), ...many('another', 'worse')], RULE);
    expect(blind.map(({ overlap }) => overlap)).toEqual(Array.from({ length: 24 }, () => 0.2));
  });

  it('is measured on photos apart, and learns nothing of them', () => {
    const known = [...many('one shop', 'better'), ...many('another', 'better')];
    const apart = many('apart', 'worse');
    const { blind, model } = fitModel(known, RULE, apart);
    expect(blind.slice(-12).map(({ overlap }) => overlap)).toEqual(Array.from({ length: 12 }, () => 0.2));
    expect(model).toEqual(fitModel(known, RULE).model);
  });
});
