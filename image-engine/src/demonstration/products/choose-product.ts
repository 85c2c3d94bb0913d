import { type Rgb, rgbOf } from '../../photo/colour.ts';
import type { Layer } from '../painting/canvas.ts';
import { chance } from '../painting/chance.ts';
import { readColours } from '../scenes/read-colours.ts';
import { findWanted, plainWords } from '../scenes/words.ts';
import { DRAWN, drawProduct } from './drawn-products.ts';
import { type Dressing, dressTurned } from './dress-turned.ts';
import { drawTurned, sizeOf, type Turned } from './lathe.ts';
import type { Livery } from './livery.ts';
import * as cosmetics from './turned-cosmetics.ts';
import * as dressings from './turned-dressings.ts';
import * as household from './turned-household.ts';

/** A product that can be drawn at any size. */
export interface DrawnProduct {
  draw(longestSide: number): Promise<Layer>;
}

type Make = (livery: Livery) => Turned;

const TURNED: readonly (readonly [Make, string, readonly string[]])[] = [
  [
    cosmetics.creamJar,
    '#e9b7c0',
    ['creme', 'pote', 'hidratante', 'mascara facial', 'cosmetico', 'skincare', 'pomada'],
  ],
  [cosmetics.serum, '#c98a3a', ['serum', 'conta gotas', 'oleo essencial', 'vitamina c']],
  [cosmetics.perfume, '#e0a55a', ['perfume', 'colonia', 'fragrancia']],
  [
    cosmetics.pumpBottle,
    '#7fa58c',
    [
      'shampoo',
      'condicionador',
      'sabonete liquido',
      'locao',
      'alcool em gel',
      'detergente',
      'protetor solar',
    ],
  ],
  [cosmetics.lipstick, '#b3122f', ['batom', 'maquiagem', 'gloss']],
  [
    cosmetics.tub,
    '#26272c',
    [
      'suplemento',
      'whey',
      'creatina',
      'proteina',
      'capsulas',
      'vitamina',
      'pote de suplemento',
      'frasco de capsulas',
    ],
  ],
  [household.mug, '#f1ece4', ['caneca', 'xicara', 'cafe', 'cha']],
  [household.candle, '#e7dccb', ['vela', 'vela aromatica', 'aromatizador', 'difusor']],
  [
    household.thermos,
    '#1f4a56',
    ['garrafa', 'garrafa termica', 'squeeze', 'copo termico', 'bebida', 'refrigerante', 'suco'],
  ],
  [household.plantPot, '#c06a45', ['planta', 'vaso de planta', 'suculenta', 'cacto', 'jardinagem']],
  [household.vase, '#d9c8b4', ['vaso', 'ceramica', 'decoracao']],
  [household.bowl, '#e0574a', ['comedouro', 'racao', 'pet', 'cachorro', 'gato', 'tigela']],
  [household.paintCan, '#2f7fc0', ['tinta', 'lata', 'verniz']],
  [household.cake, '#e79ab0', ['bolo', 'torta', 'confeitaria', 'doce', 'doces', 'chocolate', 'brigadeiro']],
  [household.pan, '#c23a32', ['panela', 'cacarola', 'frigideira']],
  [household.speaker, '#2f3b52', ['caixa de som', 'alto falante', 'speaker', 'alexa']],
  [household.lamp, '#f0e2c8', ['abajur', 'luminaria']],
  [household.ball, '#f3f3f1', ['bola', 'bolinha']],
];

/** Every phrase that names a product which the engine can draw. */
export const PRODUCT_PHRASES: readonly string[] = [...TURNED, ...DRAWN].flatMap(([, , phrases]) => phrases);

/** Whether the words name a product that the engine can draw. */
export function knowsProduct(prompt: string): boolean {
  return findKind(plainWords(prompt)) !== null;
}

const DRESSINGS = new Map<Make, (livery: Livery) => Dressing>([
  [household.mug, dressings.mugEar],
  [household.candle, dressings.candleFlame],
  [household.plantPot, dressings.potLeaves],
]);

const SECONDS = ['#f4efe6', '#2a2b31', '#d8b46a', '#ffffff'];

interface Kind {
  at: number;
  length: number;
  colour: string;
  draw(livery: Livery, side: number): Promise<Layer>;
}

/** The product that the words name first, in the colours they give it; a plain pack when they name none. */
export function chooseProduct(prompt: string, seed: number): DrawnProduct {
  const words = plainWords(prompt);
  const next = chance(seed);
  const kind = findKind(words);
  const said = readColours(words, prompt).things;
  const main: Rgb = said[0] ?? rgbOf(kind?.colour ?? '#e4d5c3');
  const second: Rgb = said[1] ?? rgbOf(SECONDS[Math.floor(next() * SECONDS.length)] ?? '#f4efe6');
  const draw = kind?.draw ?? drawTurnedThing(cosmetics.pack);
  return { draw: (side) => draw({ main, second }, side) };
}

function findKind(words: readonly string[]): Kind | null {
  const kinds: Kind[] = [
    ...TURNED.flatMap(([make, colour, phrases]) => matches(words, phrases, colour, drawTurnedThing(make))),
    ...DRAWN.flatMap(([name, colour, phrases]) =>
      matches(words, phrases, colour, (livery, side) => drawProduct(name, livery, side)),
    ),
  ];
  return kinds.sort((a, b) => a.at - b.at || b.length - a.length)[0] ?? null;
}

function matches(
  words: readonly string[],
  phrases: readonly string[],
  colour: string,
  draw: Kind['draw'],
): Kind[] {
  return phrases
    .map((phrase) => ({ at: findWanted(words, [phrase]), length: phrase.split(' ').length, colour, draw }))
    .filter(({ at }) => at >= 0);
}

const drawTurnedThing =
  (make: Make): Kind['draw'] =>
  async (livery, side) => {
    const thing = make(livery);
    const { wide, tall, below } = sizeOf(thing);
    const body = drawTurned(thing, Math.round(Math.min(side, (side * wide) / tall)));
    const dressing = DRESSINGS.get(make)?.(livery);
    return dressing ? dressTurned(body, wide, below, dressing) : body;
  };
