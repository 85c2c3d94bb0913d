import { chance, dot, type Markup, times } from '../../markup.ts';

export const dust = (seed: number, count: number, color: string, top = 0, height = 300): Markup => {
  const next = chance(seed);
  return times(count, () =>
    dot(next() * 400, top + next() * height, 0.8 + next() * 1.8, color, `opacity="${0.3 + next() * 0.6}"`),
  );
};
