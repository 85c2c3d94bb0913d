import { at, ball, chance, type Markup, oval, times } from '../../markup.ts';

export const kibble = (
  seed: number,
  count: number,
  left: number,
  top: number,
  w: number,
  h: number,
): Markup => {
  const next = chance(seed);
  return times(count, () => {
    const [x, y, s] = [left + next() * w, top + next() * h, 0.8 + next() * 0.5];
    return at(
      x,
      y,
      s,
      oval(0, 0, 8, 6.4, ball(next() < 0.5 ? '#a5652e' : '#8a4f22')) +
        oval(0, 0, 2.4, 2, '#5a3014', 'opacity=".7"'),
      next() * 180,
    );
  });
};
