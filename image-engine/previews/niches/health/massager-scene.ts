import { candle, towelRoll } from '../../../src/demonstration/painting/props/household.ts';
import { eucalyptus } from '../../../src/demonstration/painting/props/plants.ts';
import { studio } from '../../backdrops.ts';
import { glow, halo, stand, vignette } from '../../light.ts';
import { at, ball, blurred, dot, metal, oval, rect, shape, stroke, times, tube } from '../../markup.ts';

const massager =
  shape('M-26 -40 Q-30 2 -14 2 H16 Q30 2 26 -40 L22 -112 H-20 Z', tube('#23262f')) +
  times(6, (i) => rect(-22, -96 + i * 14, 44, 4, '#000', 'opacity=".4" rx="2"')) +
  rect(-76, -172, 128, 66, 'lin(90 #4a4f5e #2a2d38@45 #12141b)', 'rx="28"') +
  rect(46, -156, 34, 34, metal('#9aa0ae'), 'rx="6"') +
  rect(78, -145, 26, 12, metal()) +
  dot(120, -139, 23, ball('#3b3f4b')) +
  dot(-44, -139, 15, '#0d0f14') +
  dot(-44, -139, 11, 'rad(.5 .5 .5 #b9a4ff #6437e6)') +
  stroke('M-62 -164 Q-10 -170 36 -162', '#fff', 3, 'opacity=".35"');

const orchid =
  times(5, (i) => oval(0, -13, 9, 14, 'lin(90 #ffffff #e8dcf2)', `transform="rotate(${i * 72})"`)) +
  dot(0, 0, 5, '#c25a9a') +
  dot(0, 2, 2.4, '#f2c14e');

export const massagerScene =
  studio('#b9b3cc', '#8a82a3', '#f0ecf8') +
  blurred(7, at(60, 320, 1.2, eucalyptus('#8a86a8'), -6), at(370, 320, 1.2, eucalyptus('#9a94b4'), 8)) +
  rect(-20, 318, 440, 102, 'lin(90 #8d86a6 #b7b0c9)') +
  stand(196, 384, 1.2, towelRoll('#d9d5e2'), { foot: 60, cast: [0.3, -0.3] }) +
  stand(120, 364, 1, towelRoll('#efecf4'), { foot: 60, cast: null }) +
  stand(206, 340, 1.2, massager, { foot: 22, cast: [0.4, 0.05], castOpacity: 0.35, turn: -7 }) +
  stand(332, 372, 1, candle('#f4efe6', 58, halo), { foot: 18, cast: [-0.4, -0.2] }) +
  at(62, 322, 1.2, orchid) +
  at(40, 342, 0.9, orchid, 30) +
  glow(332, 300, 130, '#ffc98a', 0.5) +
  vignette(0.3);
