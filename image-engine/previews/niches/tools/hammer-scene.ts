import { hammer } from '../../../src/demonstration/products/drawn/hammer.ts';
import { sky } from '../../backdrops.ts';
import { glow, lay, stand, vignette } from '../../light.ts';
import { at, blurred, group, metal, oval, rect, shape, stroke } from '../../markup.ts';
import { dust } from './parts.ts';

const nail = rect(-1.8, -34, 3.6, 36, metal()) + oval(0, -35, 6, 2.4, '#d9dde4');

export const hammerScene =
  sky('#9fd0ee', '#ffe6b8') +
  glow(330, 70, 240, '#fff3c4', 0.95) +
  blurred(
    4,
    shape('M-20 280 L120 90 L260 280 Z', 'none', 'stroke="#b98350" stroke-width="13"'),
    shape('M140 280 L280 110 L420 280 Z', 'none', 'stroke="#a9743f" stroke-width="13"'),
    stroke('M-20 170 H420 M60 280 V170 M190 280 V190 M340 280 V180', '#c9935a', 10),
  ) +
  dust(8, 50, '#fff1c4', 20, 280) +
  stand(
    200,
    412,
    1,
    rect(-240, -112, 480, 116, 'lin(90 #f2d6a4 #ddb577@40 #a97d45)') +
      rect(-240, -112, 480, 116, '#000', 'filter="noise(.006 .12 3 5 #8a5c24 .8)" opacity=".6"') +
      oval(-110, -50, 13, 8, '#8a5c2a') +
      oval(-110, -50, 7, 4, '#5c3a18'),
    { foot: 200, cast: null },
  ) +
  group(
    'filter="drop(14 10 8 #120b26 .4)"',
    at(214, 330, 1.16, group('transform="rotate(-62)"', group('transform="translate(0 110)"', hammer))),
  ) +
  [
    [84, 336, 70],
    [110, 352, 96],
    [60, 362, 40],
    [330, 362, 82],
    [350, 346, 110],
  ]
    .map(([x = 0, y = 0, t = 0]) => lay(x, y, 1, nail, t, 2))
    .join('') +
  vignette(0.18, '#4a2a0a');
