import { cup } from '../../../src/demonstration/painting/props/household.ts';
import { curtain, windowFrame } from '../../backdrops.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { at, blurred, faded, type Markup, oval, times } from '../../markup.ts';
import { steam } from '../../props/water.ts';
import { boards } from '../../surfaces.ts';

const cheeseBread = (x: number, y: number, s: number): Markup =>
  at(
    x,
    y,
    s,
    oval(0, -18, 30, 21, 'rad(.38 .25 .8 #ffeeb0 #f0bf5c@50 #b5762a)') +
      times(5, (i) => oval(-14 + i * 7, -26 + (i % 3) * 8, 4, 2.4, '#c98a3a', 'opacity=".55"')),
  );

export const mugScene =
  fill('lin(90 #f3e2c8 #e3c8a2)') +
  windowFrame(120, -30, 250, 250, '#eaf4ea', '#fff', 5) +
  glow(240, 90, 250, '#fffbe6', 0.95) +
  faded(0.75, blurred(4, curtain(90, 80, 260, '#ffffff'), curtain(340, 90, 260, '#ffffff'))) +
  boards(282, '#a9713f', 4) +
  stand(300, 358, 1, oval(0, -5, 84, 15, 'lin(90 #ffffff #c9c0b2)') + oval(0, -8, 70, 11, '#efe9de'), {
    foot: 78,
    cast: [-0.3, -0.3],
  }) +
  cheeseBread(270, 354, 1.1) +
  cheeseBread(326, 354, 1.15) +
  cheeseBread(298, 336, 1.15) +
  cheeseBread(300, 362, 1.1) +
  at(146, 222, 1.2, steam(110, 0.85)) +
  stand(146, 364, 1.9, cup('#3f7fb0'), { foot: 26, cast: [-0.4, -0.4], castOpacity: 0.3 }) +
  vignette(0.22, '#4a2a10');
