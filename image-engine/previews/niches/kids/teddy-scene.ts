import { teddy } from '../../../src/demonstration/products/drawn/teddy.ts';
import { studio } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { rect, stroke } from '../../markup.ts';
import { fairyLights } from '../../props/household.ts';

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
