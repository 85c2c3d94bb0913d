import { curtain, slats } from '../../backdrops.ts';
import { windowLight } from '../../light.ts';
import { blurred, faded, group, rect, stroke } from '../../markup.ts';

export const bedScene =
  slats('#b98554', 250, 22) +
  windowLight(-30, -30, 1.5, '#fff4d4', 0.55) +
  faded(0.75, blurred(4, curtain(310, 120, 300, '#fffaf2', 0.9))) +
  group(
    'filter="drop(0 -2 8 #120b26 .3)"',
    rect(40, 168, 150, 84, 'lin(90 #ffffff #dfe7ef)', 'rx="26"') +
      rect(212, 168, 150, 84, 'lin(90 #ffffff #d9e2ec)', 'rx="26"'),
  ) +
  group(
    'filter="drop(0 -2 6 #120b26 .25)"',
    rect(78, 200, 110, 66, 'lin(90 #b9d0e4 #8fb0cc)', 'rx="20"') +
      rect(212, 200, 110, 66, 'lin(90 #b9d0e4 #87a9c6)', 'rx="20"'),
  ) +
  rect(10, 246, 380, 180, 'lin(90 #ffffff #eef3f7@45 #cdd9e4)', 'rx="22"') +
  rect(0, 316, 400, 110, 'lin(90 #a9c4dc #86a8c6)', 'rx="18"') +
  rect(0, 306, 400, 30, 'lin(90 #ffffff #dfe8f0)', 'rx="12"') +
  blurred(
    7,
    stroke(
      'M30 274 Q130 262 200 280 T380 270 M20 370 Q140 352 240 376 T400 362',
      '#6d8aa6',
      10,
      'opacity=".35"',
    ),
  );
