import { sneaker } from '../../../src/demonstration/products/drawn/sneaker.ts';
import { bokeh } from '../../backdrops.ts';
import { fill, stand, vignette } from '../../light.ts';
import { blurred, faded, group, rect, stroke, times } from '../../markup.ts';

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
