import { palm } from '../../../src/demonstration/painting/props/plants.ts';
import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { foliage } from '../../backdrops.ts';
import { fill, rays, stand } from '../../light.ts';
import { at, blurred, inside, type Markup, metal, rect, shape, stroke, times, tube } from '../../markup.ts';

const flask = (c: string): Markup =>
  rect(-24, -228, 48, 36, tube('#23262e'), 'rx="8"') +
  stroke('M-22 -226 Q0 -262 22 -226', '#23262e', 8) +
  rect(-30, -194, 60, 10, metal('#c9ced8'), 'rx="3"') +
  shape(
    'M-30 -186 H30 Q46 -178 46 -158 V-14 Q46 2 32 2 H-32 Q-46 2 -46 -14 V-158 Q-46 -178 -30 -186 Z',
    tube(c),
  ) +
  shape('M-4 -120 L-22 -78 H-2 L-8 -44 L20 -92 H0 L8 -120 Z', '#ffffff', 'opacity=".9"') +
  blurred(2, rect(-34, -166, 8, 150, '#fff', 'opacity=".5" rx="4"'));

export const trailScene =
  fill('lin(90 #d6e8a8 #6f9a5c@55 #2f5a3c)') +
  foliage(6, ['#4f8a4a', '#7fb05c', '#a9cf72', '#2f6a42'], 60, 300, 11) +
  blurred(
    5,
    times(5, (i) => rect(10 + i * 96, -20, 20 + (i % 2) * 8, 330, '#4a3a2a', 'opacity=".65"')),
  ) +
  rays(250, -60, '#fffbd0', 0.6, 18) +
  stand(
    200,
    404,
    1,
    shape(
      'M-210 20 Q-190 -62 -100 -78 Q0 -100 110 -76 Q196 -56 214 20 Z',
      'lin(60 #a3a79a #6f7468@45 #3a3f38)',
    ) +
      shape(
        'M-210 20 Q-190 -62 -100 -78 Q0 -100 110 -76 Q196 -56 214 20 Z',
        '#000',
        'filter="noise(.05 .08 4 7 #1f241e .9)" opacity=".45"',
      ) +
      inside(
        shape('M-210 20 Q-190 -62 -100 -78 Q0 -100 110 -76 Q196 -56 214 20 Z', '#000'),
        rect(-220, -100, 440, 70, '#000', 'filter="noise(.03 .06 3 3 #5f9a3c 1)" opacity=".8"'),
      ),
    { foot: 190, cast: null },
  ) +
  stand(194, 328, 1.16, flask('#1f8fb8'), { foot: 44, cast: [-0.4, -0.15] }) +
  drops(7, 26, 146, 130, 96, 190, 4) +
  blurred(6, at(396, 440, 1.3, palm('#2f6a3c'), -20), at(-4, 440, 1.2, palm('#2f6a3c'), 24));
