import { teeOutline } from '../../../src/demonstration/products/drawn/tee.ts';
import { fill, stand } from '../../light.ts';
import { blurred, inside, shape, stroke } from '../../markup.ts';

export const teeScene =
  fill('lin(90 #ffffff #fbfbfd@60 #eeeef3)') +
  stand(
    200,
    352,
    1.36,
    shape(teeOutline, 'lin(60 #58d3c0 #1fae9a@50 #0d7c72)') +
      inside(
        shape(teeOutline, '#000'),
        blurred(
          6,
          stroke(
            'M-60 -120 Q-50 -60 -64 -8 M52 -130 Q44 -60 58 -6 M-20 -150 Q-4 -70 -14 -10',
            '#065249',
            9,
            'opacity=".35"',
          ),
        ),
        blurred(
          6,
          stroke('M-38 -150 Q-30 -80 -40 -10 M24 -150 Q30 -80 22 -10', '#d8fff8', 8, 'opacity=".4"'),
        ),
      ) +
      stroke('M-46 -206 Q-24 -178 0 -178 Q24 -178 46 -206', '#0b6c63', 6) +
      stroke('M-74 -8 Q0 0 74 -8', '#0b6c63', 1.6, 'stroke-dasharray="4 3" opacity=".7"'),
    { foot: 70, cast: null, contact: 0.35 },
  );
