import type { PropName } from '../../scenes/scene-description.ts';
import { at, dot, times } from '../markup.ts';
import { backRow, type Floor, lying, type PropLayers, pair, stands } from './floor.ts';
import { block, bookPile, candle, cup, flame, foldedTowels, slice, towelRoll } from './household.ts';
import * as small from './small-things.ts';

/** What stands on a table. */
export const TABLE = {
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
  coffee: (floor) => ({ behind: stands(334, backRow(floor) + 16, 1, 34, cup('#f3eee6')) }),
  towels: (floor) => ({
    behind:
      stands(330, backRow(floor) + 12, 1, 58, foldedTowels(['#f6f1e6', '#e0d5c2', '#f6f1e6'], 110)) +
      stands(62, backRow(floor) + 12, 0.8, 58, towelRoll('#e9e0d0')),
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
} satisfies Partial<Record<PropName, (floor: Floor) => PropLayers>>;
