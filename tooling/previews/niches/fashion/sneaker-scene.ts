import { bokeh } from '../../backdrops.ts';
import { fill, stand, vignette } from '../../light.ts';
import { blurred, dark, faded, group, lite, type Markup, rect, shape, stroke, times } from '../../markup.ts';

const sneaker = (upper: string, accent: string): Markup =>
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

export const sneakerScene =
  fill('lin(90 #171032 #2c1b4d@50 #120b26)') +
  bokeh(11, ['#ff8a5c', '#ffcf70', '#8f7bff', '#ff5c93', '#5cc8ff'], 26, 230, 26) +
  rect(-20, 262, 440, 160, 'lin(90 #2b2147 #171029)') +
  faded(
    0.5,
    blurred(
      9,
      group(
        'transform="translate(0 524) scale(1 -1)"',
        bokeh(11, ['#ff8a5c', '#ffcf70', '#8f7bff', '#ff5c93'], 26, 230, 26),
      ),
    ),
  ) +
  rect(-20, 262, 440, 160, '#000', 'filter="noise(.03 .16 3 5 #0b0618 .9)" opacity=".6"') +
  times(4, (row) =>
    times(7, (col) =>
      rect(
        -60 + col * 84 + (row % 2) * 40 - row * 6,
        276 + row * 30 + row * row * 3,
        78 + row * 4,
        26 + row * 5,
        '#b9a8ff',
        `rx="6" opacity="${0.07 + row * 0.02}"`,
      ),
    ),
  ) +
  stand(204, 330, 1.24, sneaker('#f2efe9', '#ff5c6a'), {
    foot: 104,
    cast: null,
    reflection: 0.42,
    contact: 0.7,
  }) +
  blurred(5, stroke('M92 214 Q100 196 122 192', '#ff9ec4', 6, 'opacity=".7"')) +
  vignette(0.5);
