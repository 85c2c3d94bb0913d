import { studio } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { ball, dark, dot, face, group, lite, type Markup, oval, rect, shape, stroke } from '../../markup.ts';
import { fairyLights } from '../../props/household.ts';

const teddy = (fur: string): Markup => {
  const soft = (x: number, y: number, rx: number, ry: number, c = fur, turn = 0) =>
    group(`transform="rotate(${turn} ${x} ${y})"`, oval(x, y, rx, ry, ball(c)));
  return (
    soft(-44, -26, 30, 24, dark(fur, 0.06)) +
    soft(44, -26, 30, 24, dark(fur, 0.06)) +
    soft(0, -66, 54, 62) +
    oval(0, -58, 34, 42, lite(fur, 0.4), 'opacity=".8"') +
    soft(-58, -84, 20, 38, dark(fur, 0.08), 24) +
    soft(58, -84, 20, 38, dark(fur, 0.08), -24) +
    soft(-44, -186, 20, 20) +
    soft(44, -186, 20, 20) +
    dot(-44, -186, 11, lite(fur, 0.4)) +
    dot(44, -186, 11, lite(fur, 0.4)) +
    soft(0, -152, 56, 48) +
    oval(0, -138, 25, 19, lite(fur, 0.55)) +
    oval(0, -147, 9, 6.5, '#3a2018') +
    stroke('M0 -141 v8 m-9 3 q9 8 18 0', '#3a2018', 2.4) +
    dot(-22, -162, 5.6, '#2a1712') +
    dot(22, -162, 5.6, '#2a1712') +
    dot(-20, -164, 1.9, '#fff') +
    dot(24, -164, 1.9, '#fff') +
    oval(-34, -144, 8, 5, '#f08a80', 'opacity=".45"') +
    oval(34, -144, 8, 5, '#f08a80', 'opacity=".45"') +
    shape('M0 -106 L-28 -118 V-92 Z M0 -106 L28 -118 V-92 Z', face('#e0506a')) +
    dot(0, -106, 7, '#c23a55') +
    oval(-46, -20, 14, 12, lite(fur, 0.4), 'opacity=".7"') +
    oval(46, -20, 14, 12, lite(fur, 0.4), 'opacity=".7"')
  );
};

export const teddyScene =
  studio('#4a3556', '#2a1c38', '#8a5a52', 200, 130) +
  fairyLights(46, 60, '#ffcf7a', 2) +
  fairyLights(120, 36, '#ffcf7a', 3) +
  rect(-20, 330, 440, 90, 'lin(90 #2c1d33 #46304c)') +
  stand(
    200,
    384,
    1,
    rect(-126, -88, 252, 90, 'lin(90 #f0bb4a #c98a1e@60 #7d4f10)', 'rx="34"') +
      stroke('M-118 -46 Q0 -34 118 -46', '#8a5a12', 2, 'opacity=".6"') +
      rect(-126, -88, 252, 90, '#000', 'rx="34" filter="noise(.3 .3 2 3 #6a3f08 .4)" opacity=".35"'),
    { foot: 118, cast: null },
  ) +
  stand(200, 320, 1.12, teddy('#c9925a'), { foot: 74, cast: [0.2, 0.1] }) +
  glow(200, 60, 260, '#ffcf8a', 0.35) +
  vignette(0.5);
