import type { PropName } from '../../scenes/scene-description.ts';
import {
  at,
  blurred,
  dark,
  dot,
  face,
  group,
  lite,
  type Markup,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
} from '../markup.ts';
import { block, bookPile, candle, cup, flame, foldedTowels, pebble, slice, towelRoll } from './household.ts';
import { eucalyptus, monsteraPlant, palm, sprig } from './plants.ts';
import * as small from './small-things.ts';
import { bubble, drops } from './water.ts';

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
const stands = (x: number, y: number, scale: number, foot: number, thing: Markup): Markup =>
  shadow(x, y, foot * 2 * scale) + at(x, y, scale, thing);

const backRow = ({ edge, foot }: Floor): number => edge + (foot - edge) * 0.42;

/** Two groups, left and right of the product, behind it. */
function pair(
  { next, ...floor }: Floor,
  left: (x: number, y: number) => Markup,
  right: (x: number, y: number) => Markup,
): Markup {
  const y = backRow({ next, ...floor });
  return left(62 + next() * 18, y) + right(338 - next() * 18, y + 8);
}

/** Places on the surface around the product, not below it. */
function scatter(
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

const LEAVES = ['#5c8a4a', '#7fa565', '#3f6b3a', '#96b06c'] as const;

const lying = (x: number, y: number, scale: number, turn: number, thing: Markup, long = 12): Markup =>
  oval(
    x + 3,
    y + 2,
    long * scale,
    long * scale * 0.5,
    'rad(.5 .5 .5 #120c14 #120c1499@50 #120c1400)',
    'opacity=".4"',
  ) + group(`transform="translate(${x} ${y}) scale(${scale} ${scale * 0.5}) rotate(${turn})"`, thing);

export const PROPS: Record<PropName, (floor: Floor) => PropLayers> = {
  petals: (floor) => ({
    around: scatter(floor, 15, (x, y, s, i) =>
      lying(
        x,
        y,
        s * (0.7 + floor.next() * 0.5),
        floor.next() * 360,
        shape(
          'M0 0 Q-14 -8 -10 -22 Q0 -30 10 -22 Q14 -8 0 0 Z',
          `lin(70 #ffe3e8 ${i % 2 ? '#f08aa0' : '#e8738d'})`,
        ),
      ),
    ),
  }),
  flowers: (floor) => {
    const color = lite(floor.accent, 0.1);
    return {
      behind: pair(
        floor,
        (x, y) =>
          at(x - 20, y - 6, 1.1, small.flower(color)) +
          at(x + 22, y + 4, 0.9, small.flower('#ffffff')) +
          at(x, y - 30, 0.9, sprig('#6d9a5c')),
        (x, y) =>
          at(x + 10, y - 8, 1.15, small.flower('#f4b8c6')) + at(x - 24, y + 4, 0.8, small.flower(color)),
      ),
      around: scatter(floor, 4, (x, y, s) =>
        group(
          `transform="translate(${x} ${y}) scale(${s * 0.9} ${s * 0.62})"`,
          small.flower(floor.next() < 0.5 ? color : '#fff3f0'),
        ),
      ),
    };
  },
  leaves: (floor) => ({
    behind: pair(
      floor,
      (x, y) => at(x - 60, y + 20, 1.5, palm(pick(LEAVES, floor.next() * 4), 13), 24),
      (x, y) => at(x + 66, y + 10, 1.4, palm('#5c8a4a', 13), -26),
    ),
    around: scatter(floor, 6, (x, y, s) =>
      lying(x, y, s * 0.8, floor.next() * 360, small.leaf(pick(LEAVES, floor.next() * 4))),
    ),
    before: times(5, (i) =>
      at(-6 + i * 22, floor.tall + 14 - i * 3, 1.7, small.leaf(pick(LEAVES, i)), 20 + i * 14),
    ),
  }),
  palm: (floor) => ({
    behind: at(386, floor.foot - 12, 1.1, monsteraPlant('#4d7f4a', '#e7ded0')),
    before: at(414, floor.tall + 24, 1.25, palm('#2f5a3a'), -34) + at(-16, -24, 1.1, palm('#3f6b42'), 138),
  }),
  eucalyptus: (floor) => ({
    around:
      lying(92, floor.foot + 8, 1.05, 74, eucalyptus()) +
      lying(312, floor.foot - 10, 0.9, -68, eucalyptus('#8fb49a')),
    behind:
      at(40, backRow(floor) + 14, 1.1, eucalyptus('#7fa58b'), -14) +
      at(60, backRow(floor) + 14, 0.95, eucalyptus('#93b59d'), 10),
  }),
  lavender: (floor) => ({
    behind:
      at(48, backRow(floor) + 12, 1.1, small.lavender, -10) +
      at(66, backRow(floor) + 12, 1, small.lavender, 6) +
      at(352, backRow(floor) + 12, 1.1, small.lavender, 8),
    around:
      lying(304, floor.foot + 12, 0.95, 66, small.lavender) +
      lying(316, floor.foot + 4, 0.85, 78, small.lavender),
  }),
  pampas: (floor) => ({ behind: stands(344, backRow(floor) + 12, 1.1, 16, small.pampasVase('#d9c8b0')) }),
  drops: (floor) => ({
    around: drops(
      Math.floor(floor.next() * 999),
      46,
      0,
      floor.edge + (floor.foot - floor.edge) * 0.5,
      400,
      floor.tall - floor.edge - (floor.foot - floor.edge) * 0.5,
      3.4,
    ),
  }),
  candles: (floor) => ({
    behind: pair(
      floor,
      (x, y) =>
        stands(x - 18, y, 1.1, 17, candle('#f6ead2', 74)) +
        stands(x + 26, y + 10, 1, 17, candle('#f3e2c2', 46)),
      (x, y) => stands(x, y, 1, 17, candle('#f6ead2', 60)),
    ),
    glow:
      times(3, (i) =>
        dot(
          [46, 92, 338][i] ?? 60,
          backRow(floor) - ([96, 60, 76][i] ?? 70),
          60,
          'rad(.5 .5 .5 #ffb45acc #ff9a3c33@40 #ff9a3c00)',
        ),
      ) + at(338, backRow(floor) - 58, 0.01, flame(0, 0)),
  }),
  confetti: (floor) => {
    const colors = ['#f4806a', '#f7c948', '#5cb8e4', '#f48fb1', '#9b7fd4', '#6cc08b'] as const;
    const piece = (): Markup =>
      floor.next() < 0.6
        ? rect(-4, -2.4, 8, 4.8, pick(colors, floor.next() * 6))
        : dot(0, 0, 3.4, pick(colors, floor.next() * 6));
    return {
      around: scatter(floor, 34, (x, y, s) => lying(x, y, s, floor.next() * 360, piece())),
      before: times(16, () =>
        at(
          floor.next() * 400,
          floor.next() * floor.edge * 0.9,
          1 + floor.next() * 1.2,
          piece(),
          floor.next() * 360,
        ),
      ),
    };
  },
  bokeh: (floor) => ({
    glow: times(30, () => {
      const r = 5 + floor.next() * 13;
      const color = pick(['#ffd98a', '#ffe9b8', '#ffc46b', floor.accent], floor.next() * 4);
      return dot(
        floor.next() * 400,
        floor.edge * (0.05 + floor.next() * 0.9),
        r,
        `rad(.5 .5 .5 ${color}77 ${color}88@82 ${color}cc@93 ${color}00)`,
        `opacity="${0.3 + floor.next() * 0.5}"`,
      );
    }),
  }),
  pine: (floor) => ({
    behind:
      at(6, backRow(floor) + 6, 1.1, small.pineTwig(false), -8) +
      at(398, backRow(floor) + 4, 1.1, group('transform="scale(-1 1)"', small.pineTwig(false)), 10),
    around:
      at(12, floor.foot + 18, 0.9, small.pineTwig(true), -4) +
      stands(100, floor.foot + 22, 0.9, 14, small.bauble('#c1272d')) +
      stands(336, floor.foot + 16, 0.8, 14, small.bauble('#d9ab4a')),
  }),
  gifts: (floor) => ({
    behind: pair(
      floor,
      (x, y) => stands(x, y + 6, 1, 42, small.gift(84, 62, '#b3202b', '#f1d9a0')),
      (x, y) => stands(x + 6, y + 6, 1, 34, small.gift(64, 82, '#f1e6d2', '#b3202b')),
    ),
  }),
  fruit: (floor) => ({
    behind: pair(
      floor,
      (x, y) => stands(x - 14, y, 1.2, 18, small.tomato) + stands(x + 30, y + 10, 1, 18, small.lemon),
      (x, y) => stands(x + 12, y, 1.2, 18, small.orange),
    ),
    around:
      stands(78, floor.foot + 16, 0.95, 15, small.strawberry) +
      stands(112, floor.foot + 24, 0.8, 15, small.strawberry) +
      stands(330, floor.foot + 14, 1, 18, small.tomato),
  }),
  citrus: (floor) => ({
    behind: pair(
      floor,
      (x, y) => stands(x, y, 1.5, 20, small.orange),
      (x, y) => stands(x, y, 1.3, 20, small.orange),
    ),
    around:
      lying(92, floor.foot + 12, 1, 0, slice('#f08a1f', '#f7a531')) +
      lying(320, floor.foot + 16, 0.9, 20, slice('#f3c52c', '#f7dd5c')),
  }),
  books: (floor) => ({
    behind: stands(70, backRow(floor) + 8, 1, 54, bookPile(['#7a4a3a', '#2f5573', '#d9c49a', '#4d6b52'])),
  }),
  pebbles: (floor) => ({
    around: scatter(floor, 7, (x, y, s) =>
      stands(x, y, s * 0.8, 22, pebble(44, 26, pick(['#8d8b86', '#b5b1a8', '#6f6d6a'], floor.next() * 3))),
    ),
  }),
  smoke: (floor) => ({
    glow: blurred(
      16,
      times(7, (i) =>
        oval(
          20 + i * 60 + floor.next() * 30,
          floor.foot - 6 + floor.next() * 22,
          60 + floor.next() * 40,
          12 + floor.next() * 8,
          '#dfe6ee',
          'opacity=".32"',
        ),
      ),
    ),
  }),
  bubbles: (floor) => ({
    before: times(14, () => bubble(floor.next() * 400, floor.next() * floor.foot, 5 + floor.next() * 15)),
    around: scatter(floor, 10, (x, y, s) => bubble(x, y, 7 * s)),
  }),
  balloons: () => ({
    behind: times(4, (i) => {
      const [x, y] = [
        [40, 90],
        [84, 130],
        [340, 80],
        [376, 140],
      ][i] ?? [40, 90];
      const c = pick(['#f4806a', '#f7c948', '#6fc3df', '#f48fb1'], i);
      return (
        stroke(`M${x} ${(y ?? 0) + 30} q8 50 -4 120`, '#ffffff', 1, 'opacity=".5"') +
        oval(x ?? 0, y ?? 0, 26, 32, `rad(.36 .28 .8 ${lite(c, 0.7)} ${c}@45 ${dark(c, 0.24)})`)
      );
    }),
  }),
  snowflakes: (floor) => ({
    before: times(40, () =>
      dot(
        floor.next() * 400,
        floor.next() * floor.tall,
        0.8 + floor.next() * 2.6,
        '#ffffff',
        `opacity="${0.4 + floor.next() * 0.5}"`,
      ),
    ),
  }),
  bunting: () => ({
    behind:
      stroke('M-10 36 Q100 78 200 52 T410 40', '#e9dcc4', 2) +
      times(11, (i) => {
        const x = 6 + i * 38;
        const y = 48 + Math.sin(i * 0.9) * 12;
        return shape(
          `M${x - 13} ${y} h26 l-13 30 Z`,
          face(pick(['#f28b74', '#f6c65b', '#7cc3a2', '#86b8e6', '#e79ac0'], i)),
        );
      }),
  }),
  coffee: (floor) => ({ behind: stands(334, backRow(floor) + 16, 1, 34, cup('#f3eee6')) }),
  towels: (floor) => ({
    behind:
      stands(330, backRow(floor) + 12, 1, 58, foldedTowels(['#f6f1e6', '#e0d5c2', '#f6f1e6'], 110)) +
      stands(62, backRow(floor) + 12, 0.8, 58, towelRoll('#e9e0d0')),
  }),
  sparks: (floor) => ({
    glow: times(60, () => {
      const [x, y, a] = [floor.next() * 400, floor.next() * floor.foot, floor.next() * 3.14];
      const l = 4 + floor.next() * 16;
      return stroke(
        `M${x} ${y} l${Math.cos(a) * l} ${Math.sin(a) * l}`,
        pick(['#ffb347', '#ffd98a', '#ff8a3c'], floor.next() * 3),
        1.2,
      );
    }),
  }),
  dust: (floor) => ({
    glow: times(60, () =>
      dot(
        floor.next() * 400,
        floor.next() * floor.foot,
        0.6 + floor.next() * 1.5,
        '#ffe6b8',
        `opacity="${0.25 + floor.next() * 0.5}"`,
      ),
    ),
  }),
  shells: (floor) => ({
    around:
      stands(52, floor.foot + 20, 0.9, 22, small.shell) + stands(356, floor.foot + 8, 0.7, 22, small.shell),
  }),
  hearts: (floor) => ({
    around: scatter(floor, 8, (x, y, s) =>
      lying(x, y, s * 0.6, floor.next() * 90 - 45, small.heart('#d62346')),
    ),
    before: times(7, () =>
      at(
        floor.next() * 400,
        floor.next() * floor.edge,
        0.4 + floor.next() * 0.5,
        small.heart('#e8506e'),
        floor.next() * 50 - 25,
      ),
    ),
  }),
  eggs: (floor) => ({
    behind: pair(
      floor,
      (x, y) =>
        stands(x - 16, y, 1, 18, small.egg('#f6c6d0', '#ffffff')) +
        stands(x + 26, y + 8, 0.9, 18, small.egg('#bfe0d2', '#f7f1c8')),
      (x, y) => stands(x, y, 1.05, 18, small.egg('#cfc3ea', '#ffffff')),
    ),
    around: stands(322, floor.foot + 16, 0.9, 18, small.egg('#f7dd8a', '#ffffff')),
  }),
  pumpkins: (floor) => ({
    behind: pair(
      floor,
      (x, y) => stands(x, y, 1.3, 32, small.pumpkin),
      (x, y) => stands(x, y, 1, 32, small.pumpkin),
    ),
  }),
  blocks: (floor) => ({
    behind: pair(
      floor,
      (x, y) => stands(x, y, 1, 40, block(74, 110, '#ff9a86')),
      (x, y) => stands(x, y, 1, 40, block(80, 64, '#8fc7d8')),
    ),
  }),
  coins: (floor) => ({
    around: scatter(floor, 9, (x, y, s) =>
      group(`transform="translate(${x} ${y}) scale(${s})"`, small.coin(0, 0)),
    ),
  }),
};
