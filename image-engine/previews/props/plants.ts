import { palm } from '../../src/demonstration/painting/props/plants.ts';
import { at, chance, dark, group, lite, type Markup, rect, shape, times, tube } from '../markup.ts';

/** A grown plant in a pot; the pot stands on (0, 0), 150 high. */
export const pottedPlant = (leaf: string, pot: string): Markup =>
  times(7, (index) =>
    at(0, -48, 0.62 + (index % 3) * 0.08, palm(index % 2 ? leaf : dark(leaf, 0.15), 12), -66 + index * 22),
  ) +
  shape('M-26 -52 H26 L20 0 H-20 Z', tube(pot)) +
  rect(-29, -60, 58, 12, tube(lite(pot, 0.1)), 'rx="3"');

export function petals(
  seed: number,
  color: string,
  count: number,
  left: number,
  top: number,
  width: number,
  height: number,
): Markup {
  const next = chance(seed);
  return times(count, () => {
    const [x, y] = [left + next() * width, top + next() * height];
    const [turn, size] = [next() * 360, 0.7 + next() * 0.6];
    return group(
      'filter="drop(2 3 2 #120b26 .28)"',
      at(
        x,
        y,
        size,
        shape('M0 0 Q-14 -8 -10 -22 Q0 -30 10 -22 Q14 -8 0 0 Z', `lin(70 ${lite(color, 0.55)} ${color})`),
        turn,
      ),
    );
  });
}
