import { blurred, chance, dot, type Markup, stroke, times } from '../markup.ts';

/** Steam rising from (0, 0). */
export const steam = (height = 90, opacity = 0.5): Markup =>
  blurred(
    5,
    stroke(
      `M-12 0 q-14 ${-height * 0.25} 0 ${-height * 0.5} t0 ${-height * 0.5} M12 -4 q14 ${-height * 0.3} 0 ${-height * 0.55} t2 ${-height * 0.4}`,
      '#fff',
      7,
      `opacity="${opacity}"`,
    ),
  );

/** Foam bubbles around (0, 0). */
export function foam(seed: number, count = 26, w = 150, h = 30): Markup {
  const next = chance(seed);
  return times(count, () => {
    const [x, y, r] = [(next() - 0.5) * w, -next() * h, 5 + next() * 11];
    return dot(x, y, r, 'rad(.35 .3 .8 #ffffff #f3f3ff@55 #c9cfe8)', 'opacity=".93"');
  });
}
