import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, group, oval, rect } from '../../markup.ts';
import { tire, wheel } from './parts.ts';

export const rimScene =
  fill('lin(90 #5b606c #2f333c@60 #1a1c22)') +
  blurred(5, rect(34, 24, 34, 230, '#ffffff', 'rx="8"'), rect(332, 24, 34, 230, '#ffffff', 'rx="8"')) +
  glow(50, 130, 150, '#ffffff', 0.5) +
  glow(350, 130, 150, '#ffffff', 0.5) +
  rect(-20, 310, 440, 110, 'lin(90 #15161b #30343d)') +
  stand(
    200,
    372,
    1,
    oval(0, -8, 160, 34, 'lin(90 #2c2f37 #08090c)') +
      oval(0, -14, 160, 32, 'lin(0 #4a4f5b #14161b@50 #4a4f5b)') +
      oval(0, -14, 148, 28, '#101116'),
    { foot: 150, cast: null },
  ) +
  stand(200, 356, 1, group('transform="translate(0 -134)"', tire(0.01) + wheel(134, 10)), {
    foot: 50,
    cast: null,
    reflection: 0.3,
  }) +
  vignette(0.4);
