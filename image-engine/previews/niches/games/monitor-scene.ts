import { cup } from '../../../src/demonstration/painting/props/household.ts';
import { hue } from '../../../src/demonstration/products/drawn/keyboard.ts';
import { monitor } from '../../../src/demonstration/products/drawn/monitor.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { at, rect, times } from '../../markup.ts';
import { boards } from '../../surfaces.ts';

export const monitorScene =
  fill('lin(90 #1d1836 #14102a)') +
  glow(90, 150, 230, '#ff4fb0', 0.6) +
  glow(320, 150, 230, '#4f7bff', 0.65) +
  boards(312, '#4a3226', 5) +
  stand(200, 356, 1.08, monitor, { foot: 66, cast: null, reflection: 0.2 }) +
  stand(344, 384, 0.8, cup('#2b2840', '#3a2418'), { foot: 26, cast: null }) +
  at(
    120,
    390,
    1,
    rect(-80, -16, 190, 18, 'lin(90 #3a3848 #15141c)', 'rx="6"') +
      times(13, (i) => rect(-74 + i * 14, -13, 11, 7, hue(i / 12), 'rx="2" opacity=".85"')),
  ) +
  vignette(0.3);
