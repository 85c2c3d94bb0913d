import { type Markup, oval, shape } from '../../painting/markup.ts';

/** A paw's print around (0, 0), 46 wide. */
export const paw = (color: string): Markup =>
  oval(0, 6, 14, 11, color) +
  oval(-17, -7, 6, 8, color) +
  oval(-6, -15, 6, 8, color) +
  oval(6, -15, 6, 8, color) +
  oval(17, -7, 6, 8, color);

/** A star around (0, 0), 34 wide. */
export const star = (color: string): Markup =>
  shape('M0 -16 L5 -5 L17 -5 L8 3 L11 15 L0 8 L-11 15 L-8 3 L-17 -5 L-5 -5 Z', color);
