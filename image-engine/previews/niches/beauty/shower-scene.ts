import { foldedTowels } from '../../../src/demonstration/painting/props/household.ts';
import { eucalyptus } from '../../../src/demonstration/painting/props/plants.ts';
import { tiles } from '../../backdrops.ts';
import { stand, windowLight } from '../../light.ts';
import { at, blurred, type Markup, oval, rect, shape, tube } from '../../markup.ts';
import { stone } from '../../surfaces.ts';

const pump = (color: string): Markup =>
  rect(-4, -238, 8, 34, '#f2f2ee') +
  shape(
    'M-10 -238 H34 Q40 -238 40 -230 V-222 H-10 Z',
    'lin(90 #ffffff #d9d9d2)',
    'stroke="#bcbcb4" stroke-width=".6"',
  ) +
  rect(-20, -206, 40, 22, tube('#f0efe8'), 'rx="4"') +
  shape(
    'M-20 -184 H20 Q48 -176 48 -150 V-8 Q48 2 38 2 H-38 Q-48 2 -48 -8 V-150 Q-48 -176 -20 -184 Z',
    tube(color),
  ) +
  rect(-34, -132, 68, 92, '#fffdf6', 'rx="4" opacity=".95"') +
  at(0, -86, 0.3, eucalyptus('#6d9a78')) +
  rect(-18, -70, 36, 4, '#5c7f66') +
  rect(-24, -60, 48, 3, '#9db8a4');

export const showerScene =
  tiles('#a9c3ac', '#dfe8dc', 52, 320, 4) +
  windowLight(-40, -10, 1.5, '#fffbe2', 0.55) +
  stone(316, '#ece7dd', '#bfb7a8', 6, 0.03) +
  stand(322, 352, 1, foldedTowels(['#f6f1e6', '#d8cdb8', '#f6f1e6'], 120), { foot: 58 }) +
  stand(
    84,
    352,
    1.1,
    rect(-20, -54, 40, 56, tube('#e9efe9'), 'rx="6"') +
      at(-4, -50, 1.05, eucalyptus(), -8) +
      at(6, -50, 0.9, eucalyptus('#8fb49a'), 16),
    { foot: 22 },
  ) +
  stand(196, 358, 1.18, pump('#5f9c7c'), { foot: 48, cast: [0.6, 0.1] }) +
  blurred(18, oval(60, 120, 90, 60, '#fff', 'opacity=".35"'), oval(340, 90, 110, 50, '#fff', 'opacity=".3"'));
