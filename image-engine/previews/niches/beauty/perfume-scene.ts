import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { studio } from '../../backdrops.ts';
import { glow, stand, vignette } from '../../light.ts';
import { at, blurred, dot, metal, oval, rect, shape, times } from '../../markup.ts';

const perfume =
  rect(-22, -196, 44, 40, metal('#e3bd78'), 'rx="5"') +
  rect(-14, -160, 28, 18, metal('#b98c46')) +
  rect(-62, -146, 124, 148, 'lin(35 #ffe6b0 #e79a4a@38 #a4541f@70 #ffc97a)', 'rx="14"') +
  rect(-50, -128, 100, 118, 'lin(90 #ffcf86 #b85e22)', 'rx="8" opacity=".75"') +
  rect(-34, -96, 68, 46, '#fff4dc', 'opacity=".9" rx="3"') +
  lettering(0, -68, 15, 'N·8', '#5a2a12') +
  shape('M-56 -140 L-34 -140 L-48 -6 H-56 Z', '#fff', 'opacity=".4"');

const jasmine =
  times(5, (i) => oval(0, -11, 6.5, 12, 'lin(90 #ffffff #efe0ea)', `transform="rotate(${i * 72})"`)) +
  dot(0, 0, 4.5, '#f2c14e');

export const perfumeScene =
  studio('#32112f', '#12060f', '#8a3a2e', 260, 150) +
  glow(212, 180, 190, '#ffb058', 0.75) +
  rect(-20, 300, 440, 120, 'lin(90 #2a0f22 #4a1c33)') +
  rect(-20, 299, 440, 2, '#ffb878', 'opacity=".55"') +
  stand(204, 338, 1.2, perfume, { foot: 62, cast: null, reflection: 0.5 }) +
  at(84, 342, 1.15, jasmine) +
  at(116, 360, 0.85, jasmine, 30) +
  at(322, 348, 1.2, jasmine, 14) +
  at(346, 372, 0.8, jasmine) +
  blurred(
    14,
    oval(90, 352, 130, 22, '#e8c9d8', 'opacity=".38"'),
    oval(320, 376, 150, 24, '#e8c9d8', 'opacity=".34"'),
  ) +
  vignette(0.55);
