import { expect, test } from 'vitest';
import { ENGINE_MODEL, isDrawnByModel, type Origin, sourceTypeOf } from './browser/provenance/index.ts';

const origin = (change: Partial<Origin>): Origin => ({
  ...{ operation: 'change_background', model: ENGINE_MODEL, plainGround: false, madeOf: null },
  ...change,
});
const model = 'some-image-model';

test.each<[string, Partial<Origin>, ReturnType<typeof sourceTypeOf>]>([
  ['a cut-out is an edited photo', { operation: 'remove_background', model }, 'algorithmicallyEnhanced'],
  ['one colour behind it is, too', { plainGround: true, model }, 'algorithmicallyEnhanced'],
  ['a scene of the engine is a composite', {}, 'composite'],
  ['a scene of a model says so', { model }, 'compositeWithTrainedAlgorithmicMedia'],
  ['a picture from words by the engine', { operation: 'generate_image' }, 'algorithmicMedia'],
  ['a picture from words by a model', { operation: 'generate_image', model }, 'trainedAlgorithmicMedia'],
  ['a variant is its tool', { operation: 'add_text_turbo', model }, 'compositeWithTrainedAlgorithmicMedia'],
  ['a picture of which nothing is known', { model: null }, null],
  ['an operation of a later version', { operation: 'rotate' }, null],
  [
    'the cut-out of a picture by a model stays by a model',
    { operation: 'remove_background', madeOf: 'trainedAlgorithmicMedia' },
    'trainedAlgorithmicMedia',
  ],
  [
    'text of the engine on a picture by a model',
    { operation: 'add_text', madeOf: 'trainedAlgorithmicMedia' },
    'compositeWithTrainedAlgorithmicMedia',
  ],
  ['text of the engine on its own scene', { operation: 'add_text', madeOf: 'composite' }, 'composite'],
])('%s', (_what, change, type) => {
  expect(sourceTypeOf(origin(change))).toBe(type);
});

test('what a model drew is known, in whole or in part', () => {
  expect(isDrawnByModel('trainedAlgorithmicMedia')).toBe(true);
  expect(isDrawnByModel('compositeWithTrainedAlgorithmicMedia')).toBe(true);
  expect(isDrawnByModel('algorithmicMedia')).toBe(false);
  expect(isDrawnByModel(null)).toBe(false);
});
