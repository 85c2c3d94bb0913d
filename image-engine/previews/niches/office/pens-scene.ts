import { stand } from '../../light.ts';
import { at, dark, group, type Markup, oval, rect, shape, times, tube } from '../../markup.ts';
import { color, pen } from './parts.ts';

const pot = (c: string): Markup =>
  rect(-58, -112, 116, 114, tube(c), 'rx="10"') +
  rect(-58, -30, 116, 10, '#fff', 'opacity=".4"') +
  oval(0, -112, 58, 11, dark(c, 0.45)) +
  shape('M-58 -112 Q0 -90 58 -112 V-96 Q0 -76 -58 -96 Z', tube(c));

export const pensScene =
  rect(-20, -20, 220, 440, 'lin(60 #ff9a86 #ff7a68@60 #f0604f)') +
  rect(200, -20, 220, 440, 'lin(60 #5a8cf5 #3f72e8@60 #2a56c4)') +
  group(
    'transform="translate(290 372) skewX(-40) scale(1 .5)" opacity=".35"',
    group(
      'filter="ink(#2a1040 2)"',
      rect(-58, -112, 116, 112, '#000') +
        times(6, (i) => at(-40 + i * 16, -100, 1, pen('#000'), -15 + i * 6)),
    ),
  ) +
  stand(
    200,
    372,
    1.22,
    times(6, (i) => at(-40 + i * 16, -84 + (i % 2) * 10, 0.98, pen(color(i)), -17 + i * 6.8)) +
      pot('#fff6e8'),
    { foot: 56, cast: null },
  );
