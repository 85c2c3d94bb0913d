import { fill, glow, stand, vignette } from '../../light.ts';
import {
  blurred,
  chance,
  dark,
  dot,
  lite,
  type Markup,
  metal,
  rect,
  stroke,
  times,
  tube,
  words,
} from '../../markup.ts';

const dumbbell = (c: string): Markup =>
  rect(-60, -50, 120, 15, metal('#c9ccd6'), 'rx="5"') +
  times(10, (i) => stroke(`M${-40 + i * 8} -49 l6 13`, '#6d727d', 1.2)) +
  [-1, 1]
    .map(
      (w) =>
        rect(
          w > 0 ? 56 : -94,
          -86,
          38,
          88,
          `lin(0 ${dark(c, 0.4)} ${lite(c, 0.35)}@35 ${c}@60 ${dark(c, 0.5)})`,
          'rx="10"',
        ) + rect(w > 0 ? 92 : -112, -76, 20, 68, tube(dark(c, 0.2)), 'rx="7"'),
    )
    .join('') +
  words(75, -36, 20, '12', '#ffffff') +
  words(-75, -36, 20, '12', '#ffffff');

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
