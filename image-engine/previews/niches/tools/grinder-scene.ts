import { fill, glow, vignette } from '../../light.ts';
import {
  at,
  blurred,
  chance,
  dot,
  face,
  group,
  type Markup,
  metal,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../markup.ts';

const grinder =
  rect(-30, -66, 190, 62, 'lin(90 #3fa7a0 #1f7a78@50 #0c3f42)', 'rx="26"') +
  times(6, (i) => rect(104 + i * 8, -54, 3.4, 38, '#082a2c', 'rx="1.7"')) +
  rect(-52, -76, 60, 76, metal('#8d939f'), 'rx="12"') +
  rect(-30, -116, 16, 44, tube('#1d2028'), 'rx="7"') +
  rect(60, -70, 38, 10, '#ff5a3c', 'rx="4"') +
  dot(-56, 2, 70, 'rad(.5 .5 .5 #8a8f9a #5a5e68@55 #3a3d46@92 #6d727d)', 'opacity=".92"') +
  dot(-56, 2, 70, 'none', 'stroke="#fff" stroke-width="1.6" stroke-dasharray="30 14" opacity=".35"') +
  dot(-56, 2, 20, metal('#c9a24e')) +
  shape('M-118 -30 A70 70 0 0 1 6 -34 L-8 -44 A78 78 0 0 0 -122 -44 Z', face('#23262e'));

const sparks = (): Markup => {
  const next = chance(7);
  return times(90, () => {
    const [angle, far] = [-0.5 + next() * 0.9, 60 + next() * 260];
    const x = 176 - Math.cos(angle) * far * 0.62 - far * 0.1;
    const y = 312 + Math.sin(angle) * far * 0.8 - far * 0.3 + (far / 130) ** 3 * 7;
    const l = 8 + next() * 20;
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)} l${(-Math.cos(angle) * l).toFixed(1)} ${(Math.sin(angle) * l - l * 0.2).toFixed(1)}`,
      pick(['#ffe08a', '#ffb03a', '#ff7a2a', '#fff3c4'], Math.floor(next() * 4)),
      1 + next() * 1.8,
      `opacity="${(0.5 + next() * 0.5).toFixed(2)}"`,
    );
  });
};

export const grinderScene =
  fill('lin(90 #16181f #0a0b10)') +
  glow(340, 110, 220, '#4f7fc4', 0.55) +
  glow(120, 290, 230, '#ff8a2a', 0.75) +
  rect(-20, 334, 440, 90, 'lin(90 #17181e #2a2b33)') +
  at(252, 246, 1.06, grinder, -14) +
  blurred(2, stroke('M236 166 L398 126', '#9cc4ff', 4, 'opacity=".85"')) +
  blurred(5, group('opacity=".8"', sparks())) +
  sparks() +
  glow(180, 316, 50, '#fff6d8', 1) +
  blurred(8, oval(150, 366, 150, 12, '#ff9a3a', 'opacity=".5"')) +
  vignette(0.35);
