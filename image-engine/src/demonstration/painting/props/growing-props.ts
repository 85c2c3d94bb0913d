import type { PropName } from '../../scenes/scene-description.ts';
import { at, group, lite, pick, shape, times } from '../markup.ts';
import { backRow, type Floor, LEAVES, lying, type PropLayers, pair, scatter, stands } from './floor.ts';
import { pebble } from './household.ts';
import { eucalyptus, monsteraPlant, palm, sprig } from './plants.ts';
import * as small from './small-things.ts';
import { drops } from './water.ts';

/** What grows, and what lies outdoors. */
export const GROWING = {
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
  pine: (floor) => ({
    behind:
      at(6, backRow(floor) + 6, 1.1, small.pineTwig(false), -8) +
      at(398, backRow(floor) + 4, 1.1, group('transform="scale(-1 1)"', small.pineTwig(false)), 10),
    around:
      at(12, floor.foot + 18, 0.9, small.pineTwig(true), -4) +
      stands(100, floor.foot + 22, 0.9, 14, small.bauble('#c1272d')) +
      stands(336, floor.foot + 16, 0.8, 14, small.bauble('#d9ab4a')),
  }),
  pebbles: (floor) => ({
    around: scatter(floor, 7, (x, y, s) =>
      stands(x, y, s * 0.8, 22, pebble(44, 26, pick(['#8d8b86', '#b5b1a8', '#6f6d6a'], floor.next() * 3))),
    ),
  }),
  shells: (floor) => ({
    around:
      stands(52, floor.foot + 20, 0.9, 22, small.shell) + stands(356, floor.foot + 8, 0.7, 22, small.shell),
  }),
} satisfies Partial<Record<PropName, (floor: Floor) => PropLayers>>;
