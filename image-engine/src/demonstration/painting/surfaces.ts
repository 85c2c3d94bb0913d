import { type Rgb, rgbOf } from '../../photo/colour.ts';
import type { SurfaceName } from '../scenes/scene-description.ts';
import {
  asphalt,
  earth,
  gloss,
  grass,
  rubber,
  sand,
  snow,
  steel,
  tileFloor,
  water,
} from './ground-materials.ts';
import { boards, concrete, type Material, marble, stone, wood } from './materials.ts';
import { checked, knit, kraft, leather, linen, paper, satin, velvet } from './soft-materials.ts';

const SURFACES: Record<SurfaceName, readonly [make: (seed: number) => Material, colour: string]> = {
  sweep: [() => ({ gloss: 0.05, rough: 0.09, texture: () => {} }), '#efece8'],
  marble: [marble, '#f3f1ee'],
  wood: [wood, '#c99c6b'],
  boards: [boards, '#8a5f3c'],
  concrete: [concrete, '#b3b1ac'],
  stone: [stone, '#b9b3a8'],
  linen: [linen, '#e6dccb'],
  satin: [satin, '#a3122d'],
  velvet: [velvet, '#2b2f5c'],
  knit: [knit, '#e6d6c6'],
  sand: [sand, '#e6cfa6'],
  grass: [grass, '#6f9c48'],
  water: [water, '#8fc0d8'],
  gloss: [gloss, '#101114'],
  steel: [steel, '#b3b8bd'],
  tiles: [tileFloor, '#e9eef0'],
  earth: [earth, '#7a5537'],
  asphalt: [asphalt, '#3b3d41'],
  rubber: [rubber, '#2b2c2f'],
  leather: [leather, '#a0683a'],
  paper: [paper, '#f4f1ea'],
  kraft: [kraft, '#b98d5e'],
  snow: [snow, '#eef3f8'],
  checked: [checked, '#c8423a'],
};

/** The material of a surface and its own colour. */
export function surfaceOf(name: SurfaceName, seed: number): { material: Material; colour: Rgb } {
  const [make, colour] = SURFACES[name];
  return { material: make(seed), colour: rgbOf(colour) };
}
