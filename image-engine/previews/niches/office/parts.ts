import { dark, lite, type Markup, metal, pick, rect, shape, tube } from '../../markup.ts';

const colors = ['#e8546f', '#ff9a4a', '#ffd04d', '#62c07a', '#3fa9e0', '#7c5cf0'] as const;

export const color = (i: number): string => pick(colors, i % colors.length);

export const pencil = (c: string, l = 150): Markup =>
  rect(-6, -l, 12, l - 14, `lin(0 ${dark(c, 0.25)} ${lite(c, 0.35)}@40 ${c}@60 ${dark(c, 0.3)})`) +
  shape(`M-6 ${-l} L0 ${-l - 24} L6 ${-l} Z`, '#f0d3a4') +
  shape(`M-2 ${-l - 16} L0 ${-l - 24} L2 ${-l - 16} Z`, c) +
  rect(-6, -16, 12, 8, metal('#d9c9a0'));

export const pen = (c: string): Markup =>
  rect(-7, -170, 14, 170, tube(c), 'rx="5"') +
  rect(-7, -178, 14, 18, tube('#ffffff'), 'rx="5"') +
  rect(5, -168, 4, 50, metal('#d9dde6'), 'rx="2"');
