import { ball, dot, group, type Markup, shape } from '../../markup.ts';

export const tomato = (s = 1): Markup =>
  group(
    `transform="scale(${s})"`,
    dot(0, -24, 26, ball('#e33c2e')),
    shape('M0 -46 l5 8 10 -4 -4 9 9 4 -11 3 -9 8 -9 -8 -11 -3 9 -4 -4 -9 10 4 Z', '#3f8f45'),
  );
