import { chance } from '../chance.ts';
import { dot, type Markup, oval, times } from '../markup.ts';

/** One soap bubble. */
export const bubble = (x: number, y: number, r: number): Markup =>
  dot(x, y, r, 'rad(.5 .5 .5 #ffffff00 #ffffff22@70 #c9b8ff99@92 #ffffffcc)') +
  oval(x - r * 0.38, y - r * 0.42, r * 0.22, r * 0.13, '#fff', 'opacity=".9"');

/** Drops on a surface or in the air. */
export function drops(
  seed: number,
  count: number,
  left: number,
  top: number,
  w: number,
  h: number,
  size = 4,
): Markup {
  const next = chance(seed);
  return times(count, () => {
    const r = size * (0.4 + next() * 0.9);
    const [x, y] = [left + next() * w, top + next() * h];
    return (
      oval(x, y, r, r * 0.8, 'rad(.4 .3 .7 #ffffffee #ffffff55@50 #22335566)') +
      dot(x - r * 0.3, y - r * 0.3, r * 0.24, '#fff')
    );
  });
}
