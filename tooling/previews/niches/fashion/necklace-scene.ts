import { bokeh, studio } from '../../backdrops.ts';
import { beam, glow, stand, vignette } from '../../light.ts';
import { blurred, dot, inside, type Markup, rect, shape, stroke } from '../../markup.ts';
import { satin } from '../../surfaces.ts';

const necklace =
  shape(
    'M-24 -204 Q-22 -168 -30 -152 Q-40 -136 -74 -124 Q-112 -110 -104 -64 Q-92 -14 -50 0 H50 Q92 -14 104 -64 Q112 -110 74 -124 Q40 -136 30 -152 Q22 -168 24 -204 Q0 -214 -24 -204 Z',
    'lin(0 #1a2a5e #3f57a6@36 #243672@60 #0d1536)',
  ) +
  stroke('M-25 -156 Q-36 -70 0 -62 Q36 -70 25 -156', '#ffe6a6', 3, 'stroke-dasharray="3.4 2.6"') +
  shape('M0 -60 l15 17 -15 26 -15 -26 Z', 'lin(50 #e9fbff #6fd0ff@45 #1f63c9)') +
  shape('M0 -60 l15 17 -15 5 -15 -5 Z', '#ffffff', 'opacity=".55"') +
  stroke('M0 -61 l16 18 -16 27 -16 -27 Z', '#f3cf80', 2.6) +
  dot(0, -64, 4, '#ffe6a6');

function sparkle(x: number, y: number, r: number): Markup {
  return (
    glow(x, y, r * 2, '#ffffff', 0.8) +
    shape(
      `M${x} ${y - r} Q${x} ${y} ${x + r} ${y} Q${x} ${y} ${x} ${y + r} Q${x} ${y} ${x - r} ${y} Q${x} ${y} ${x} ${y - r} Z`,
      '#fff',
    )
  );
}

function satinFloor(color: string, y: number): Markup {
  return (
    inside(rect(-20, y, 440, 120, '#000'), satin(color, 4)) +
    blurred(5, rect(-20, y - 4, 440, 8, '#000', 'opacity=".4"'))
  );
}

export const necklaceScene =
  studio('#1a1640', '#0a0820', '#3a2f86') +
  bokeh(5, ['#ffd98a', '#9db7ff', '#ffffff'], 20, 300, 15) +
  satinFloor('#16204f', 318) +
  stand(200, 362, 1.34, necklace, { foot: 52, cast: null, contact: 0.8 }) +
  beam(200, -30, 190, '#fff2d0', 0.55) +
  sparkle(214, 300, 17) +
  sparkle(167, 218, 9) +
  sparkle(240, 216, 7) +
  vignette(0.6, '#04030f');
