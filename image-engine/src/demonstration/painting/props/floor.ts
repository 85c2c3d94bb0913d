import { at, group, type Markup, oval } from '../markup.ts';

/** Where things may go, in units of a frame 400 wide. */
export interface Floor {
  tall: number;
  edge: number;
  foot: number;
  accent: string;
  next(): number;
}

/** What a prop adds: behind the product, on the surface around it, before it, and as light. */
export interface PropLayers {
  behind?: Markup;
  around?: Markup;
  before?: Markup;
  glow?: Markup;
}

const shadow = (x: number, y: number, w: number): Markup =>
  oval(x + w * 0.1, y, w * 0.78, w * 0.17, 'rad(.5 .5 .5 #120c14 #120c14aa@45 #120c1400)', 'opacity=".62"');

/** A thing that stands on the surface. */
export const stands = (x: number, y: number, scale: number, foot: number, thing: Markup): Markup =>
  shadow(x, y, foot * 2 * scale) + at(x, y, scale, thing);

export const backRow = ({ edge, foot }: Floor): number => edge + (foot - edge) * 0.42;

/** Two groups, left and right of the product, behind it. */
export function pair(
  { next, ...floor }: Floor,
  left: (x: number, y: number) => Markup,
  right: (x: number, y: number) => Markup,
): Markup {
  const y = backRow({ next, ...floor });
  return left(62 + next() * 18, y) + right(338 - next() * 18, y + 8);
}

/** Places on the surface around the product, not below it. */
export function scatter(
  { edge, foot, tall, next }: Floor,
  count: number,
  draw: (x: number, y: number, scale: number, index: number) => Markup,
): Markup {
  const places = Array.from({ length: count }, (_, index) => {
    const y =
      edge + (foot - edge) * 0.5 + (Math.min(tall - 6, foot + 46) - edge - (foot - edge) * 0.5) * next();
    const side = index % 2 ? 1 : -1;
    return { x: 200 + side * (70 + next() * 125), y, index };
  }).sort((a, b) => a.y - b.y);
  return places
    .map(({ x, y, index }) => draw(x, y, 0.45 + 0.75 * ((y - edge) / (foot - edge)), index))
    .join('');
}

/** Across the frame, left and right of the product in turn: what falls before it must not cover it. */
export const besideProduct = (share: number, index: number): number =>
  index % 2 ? 310 + share * 90 : share * 90;

export const LEAVES = ['#5c8a4a', '#7fa565', '#3f6b3a', '#96b06c'] as const;

export const lying = (x: number, y: number, scale: number, turn: number, thing: Markup, long = 12): Markup =>
  oval(
    x + 3,
    y + 2,
    long * scale,
    long * scale * 0.5,
    'rad(.5 .5 .5 #120c14 #120c1499@50 #120c1400)',
    'opacity=".4"',
  ) + group(`transform="translate(${x} ${y}) scale(${scale} ${scale * 0.5}) rotate(${turn})"`, thing);
