import { dark, lite, type Markup, shape, stroke } from '../../painting/markup.ts';

export const teeOutline =
  'M-46 -206 Q-24 -190 0 -190 Q24 -190 46 -206 L92 -184 L122 -126 L84 -106 L74 -128 V0 Q0 8 -74 0 V-128 L-84 -106 L-122 -126 L-92 -184 Z';

export const tee = (color: string): Markup =>
  shape(teeOutline, `lin(15 ${dark(color, 0.12)} ${lite(color, 0.16)}@30 ${color}@55 ${dark(color, 0.26)})`) +
  shape(
    'M-46 -206 Q-24 -190 0 -190 Q24 -190 46 -206 Q26 -176 0 -176 Q-26 -176 -46 -206 Z',
    dark(color, 0.24),
  ) +
  stroke('M-49 -205 Q-24 -174 0 -174 Q24 -174 49 -205', lite(color, 0.2), 3, 'opacity=".7"') +
  stroke('M-74 -128 Q-66 -90 -72 -40 M74 -128 Q64 -84 72 -30', dark(color, 0.4), 2.4, 'opacity=".4"') +
  stroke(
    'M-30 -140 Q-44 -80 -34 -12 M34 -150 Q22 -90 40 -14 M-4 -120 Q6 -70 -6 -20',
    dark(color, 0.35),
    7,
    'opacity=".12"',
  ) +
  stroke(
    'M-118 -126 L-84 -110 M118 -126 L84 -110 M-72 -5 Q0 3 72 -5',
    dark(color, 0.35),
    1.2,
    'opacity=".6" stroke-dasharray="4 3"',
  );
