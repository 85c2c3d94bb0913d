import { expect, test } from 'vitest';
import { readScene } from './read-scene.ts';
import { suitedSetting } from './suited-setting.ts';
import { findUnknownThings } from './unknown-things.ts';

test.each([
  ['caneca de porcelana', 'window'],
  ['Batom matte', null],
  ['panelas antiaderentes', 'kitchen'],
  ['Suculenta', 'garden'],
])('a seller who says "%s" gets a scene that suits it and that the engine can draw', (product, place) => {
  const setting = suitedSetting(product) ?? '';
  expect(setting).not.toBe('');
  expect(findUnknownThings(setting, [])).toEqual([]);
  const scene = readScene(setting);
  if (place && place !== 'window') expect(scene).toMatchObject({ place });
});

test.each(['parafusadeira industrial', '', 'xyz'])('nothing is made up for "%s"', (product) => {
  expect(suitedSetting(product)).toBeNull();
});
