import { blurred, dark, lite, type Markup, shape, stroke, times } from '../../painting/markup.ts';

export const sneaker = (upper: string, accent: string): Markup =>
  shape(
    'M-114 -20 Q-118 2 -98 3 H96 Q120 2 117 -16 Q60 -12 -114 -24 Z',
    'lin(90 #ffffff #e3dfee@60 #b7afc9)',
  ) +
  shape(
    'M-110 -22 Q-118 -58 -104 -96 Q-98 -104 -88 -100 Q-74 -86 -54 -92 L-30 -110 Q-22 -114 -16 -106 Q4 -80 34 -66 Q66 -58 92 -50 Q120 -42 117 -15 Q0 -6 -110 -22 Z',
    `lin(70 ${lite(upper, 0.35)} ${upper}@45 ${dark(upper, 0.35)})`,
  ) +
  shape('M-110 -22 Q-118 -58 -104 -96 Q-98 -104 -90 -101 Q-80 -60 -84 -19 Z', accent) +
  shape('M66 -57 Q112 -48 117 -24 Q118 -18 116 -15 Q86 -11 60 -11 Q48 -38 66 -57 Z', lite(upper, 0.25)) +
  shape('M-72 -24 Q-20 -22 22 -60 Q32 -57 40 -52 Q-2 -6 -66 -15 Z', accent) +
  shape('M-54 -92 L-30 -110 Q-22 -114 -16 -106 Q4 -80 34 -66 L20 -50 Q-18 -66 -54 -92 Z', dark(upper, 0.12)) +
  times(5, (index) => stroke(`M${-38 + index * 13} ${-88 + index * 7.4} l15 -13`, '#ffffff', 4.4)) +
  shape('M-88 -100 Q-74 -86 -54 -92 L-30 -110 Q-56 -112 -88 -100 Z', dark(upper, 0.55)) +
  stroke('M-112 -11 Q0 0 115 -8', accent, 3) +
  blurred(3, stroke('M-74 -80 Q-60 -60 -30 -52 M36 -54 Q60 -48 88 -42', '#fff', 5, 'opacity=".6"'));
