import { chance } from '../chance.ts';
import { blurred, dot, type Markup, oval, stroke, times } from '../markup.ts';

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
