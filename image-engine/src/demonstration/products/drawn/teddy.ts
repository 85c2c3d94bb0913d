import {
  ball,
  dark,
  dot,
  face,
  group,
  lite,
  type Markup,
  oval,
  shape,
  stroke,
} from '../../painting/markup.ts';

export const teddy = (fur: string): Markup => {
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
