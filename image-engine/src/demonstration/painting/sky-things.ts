import { dot, type Markup, shape } from './markup.ts';

export const sun = (x: number, y: number, r: number, color = '#fff1c9'): Markup =>
  dot(x, y, r, `rad(.5 .5 .5 #ffffff ${color}dd@14 ${color}55@40 ${color}00)`);

export const range = (y: number, rise: number, paint: string, next: () => number): Markup => {
  let line = 'M-60 330';
  for (let x = -60; x < 470; x += 40)
    line += ` L${x} ${y - rise * (0.25 + next() * 0.75)} L${x + 22} ${y - rise * next() * 0.5}`;
  return shape(`${line} L480 330 Z`, paint);
};
