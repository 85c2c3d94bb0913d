import { expect, test } from 'vitest';
import { rgbOf } from '../../photo/colour.ts';
import { inShopColours } from './in-shop-colours.ts';
import { readScene } from './read-scene.ts';

const [purple, orange] = [rgbOf('#6b2fa0'), rgbOf('#f59e0b')];
const scene = (prompt: string, colours = [purple, orange]) =>
  inShopColours(readScene(prompt), prompt, colours);

test('walls and cloths that the words leave open take up the shop’s colours', () => {
  expect(scene('em um estúdio claro').backdrop).toEqual(purple);
  expect(scene('na cozinha').backdrop).toEqual(purple);
  expect(scene('sobre tecido de linho').surfaceColour).not.toEqual(
    readScene('sobre tecido de linho').surfaceColour,
  );
  expect(scene('com confetes').accents[0]).toEqual(orange);
});

test('what the words colour stays as they say', () => {
  expect(scene('fundo azul-marinho liso').backdrop).toEqual(readScene('fundo azul-marinho liso').backdrop);
  const cloth = 'sobre cetim vermelho';
  expect(scene(cloth).surfaceColour).toEqual(readScene(cloth).surfaceColour);
});

test('a sky keeps its own colours, and the product stands on a podium in the shop’s', () => {
  const beach = readScene('na areia da praia');
  expect(scene('na areia da praia')).toMatchObject({
    backdrop: beach.backdrop,
    stand: 'podium',
    standColour: purple,
  });
});

test('a shop with one colour uses it everywhere, and one without any changes nothing', () => {
  expect(scene('com confetes', [purple]).accents[0]).toEqual(purple);
  const prompt = 'na cozinha, com confetes';
  expect(scene(prompt, [])).toEqual(readScene(prompt));
});
