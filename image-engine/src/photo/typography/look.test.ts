import { describe, expect, test } from 'vitest';
import { type Rgb, rgbOf } from '../colour.ts';
import { contrast, luminance } from './legible.ts';
import { AUTOMATIC, inkOn, inksFor } from './look.ts';

const GROUNDS = {
  'dark ground': { ink: 'white', dark: 0, bright: 0.06 },
  'light ground': { ink: 'black', dark: 0.75, bright: 1 },
} as const;
const COLOURS = ['#7C2D92', '#F97316', '#14532D', '#FFFFFF', '#000000', '#FACC15', '#808080', '#0EA5E9'];
const RED: Rgb = [206, 26, 58];
const light = (hex: string) => luminance(...rgbOf(hex));

describe.each(Object.entries(GROUNDS))('a shop’s colours on %s', (_name, ground) => {
  test.each(COLOURS)('%s stays as it is on plate and tag, and every ink reads', (colour) => {
    const inks = inksFor(ground, { ...AUTOMATIC, main: rgbOf(colour), accent: rgbOf(colour) }, RED);
    expect([inks.plate, inks.tag]).toEqual([colour.toLowerCase(), colour.toLowerCase()]);
    expect(contrast(light(inks.onPlate), light(inks.plate))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light(inks.onTag), light(inks.tag))).toBeGreaterThanOrEqual(4.5);
    const headline = light(inks.headline);
    expect(
      Math.min(contrast(headline, ground.dark), contrast(headline, ground.bright)),
    ).toBeGreaterThanOrEqual(4.5);
  });
});

test('a colour that reads on its ground is the headline’s own', () => {
  const look = { ...AUTOMATIC, main: rgbOf('#14532D') };
  expect(inksFor(GROUNDS['light ground'], look, RED).headline).toBe('#14532d');
});

test('without colours of a shop, plate and tags follow the picture, and the headline is in the ink of the words', () => {
  const inks = inksFor(GROUNDS['light ground'], AUTOMATIC, RED);
  expect(inks.headline).toBe(inks.text);
  expect(inks.plate).toBe(inks.tag);
});

test('one ink reads on every grey', () => {
  for (let grey = 0; grey < 256; grey++) {
    const colour: Rgb = [grey, grey, grey];
    expect(contrast(light(inkOn(colour)), luminance(...colour))).toBeGreaterThanOrEqual(4.5);
  }
});
