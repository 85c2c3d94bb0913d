import { dumbbell } from '../../../src/demonstration/products/drawn/dumbbell.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, chance, dot, type Markup, rect, stroke, times } from '../../markup.ts';

function chalkDust(seed: number): Markup {
  const next = chance(seed);
  return times(80, () =>
    dot(next() * 400, 60 + next() * 260, 0.7 + next() * 1.9, '#fff', `opacity="${0.2 + next() * 0.6}"`),
  );
}

export const gymScene =
  fill('lin(90 #14121a #08070c)') +
  glow(30, 170, 240, '#ff2f4f', 0.75) +
  glow(380, 150, 210, '#ffffff', 0.4) +
  rect(-20, 300, 440, 130, 'lin(90 #17161d #2f2d38)') +
  rect(-20, 300, 440, 130, '#000', 'filter="noise(.8 .9 1 3 #8a8699 .7)" opacity=".4"') +
  blurred(16, stroke('M40 300 Q120 210 210 270 T400 220', '#ffffff', 40, 'opacity=".16"')) +
  stand(236, 322, 0.84, dumbbell('#2b2d38'), { foot: 100, cast: null }) +
  stand(186, 368, 1.3, dumbbell('#3a3d4a'), { foot: 104, cast: [0.3, -0.2], contact: 0.8 }) +
  blurred(2.5, stroke('M44 262 V340', '#ff4f6a', 5, 'opacity=".9"')) +
  chalkDust(4) +
  vignette(0.45);
