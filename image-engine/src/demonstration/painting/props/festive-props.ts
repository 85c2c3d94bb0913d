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
import { besideProduct, type Floor, lying, type PropLayers, scatter } from './floor.ts';
import * as small from './small-things.ts';
import { bubble } from './water.ts';

/** Props that hang, fall or shine in the air, and props that lie scattered. */
export const FESTIVE = {
  confetti: (floor) => {
    const colors = ['#f4806a', '#f7c948', '#5cb8e4', '#f48fb1', '#9b7fd4', '#6cc08b'] as const;
    const piece = (): Markup =>
      floor.next() < 0.6
        ? rect(-4, -2.4, 8, 4.8, pick(colors, floor.next() * 6))
        : dot(0, 0, 3.4, pick(colors, floor.next() * 6));
    return {
      around: scatter(floor, 34, (x, y, s) => lying(x, y, s, floor.next() * 360, piece())),
      before: times(16, (index) =>
        at(
          besideProduct(floor.next(), index),
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
    before: times(14, (index) =>
      bubble(besideProduct(floor.next(), index), floor.next() * floor.foot, 5 + floor.next() * 15),
    ),
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
  hearts: (floor) => ({
    around: scatter(floor, 8, (x, y, s) =>
      lying(x, y, s * 0.6, floor.next() * 90 - 45, small.heart('#d62346')),
    ),
    before: times(7, (index) =>
      at(
        besideProduct(floor.next(), index),
        floor.next() * floor.edge,
        0.4 + floor.next() * 0.5,
        small.heart('#e8506e'),
        floor.next() * 50 - 25,
      ),
    ),
  }),
  coins: (floor) => ({
    around: scatter(floor, 9, (x, y, s) =>
      group(`transform="translate(${x} ${y}) scale(${s})"`, small.coin(0, 0)),
    ),
  }),
} satisfies Partial<Record<PropName, (floor: Floor) => PropLayers>>;
