import { babyBottle } from '../../../src/demonstration/products/drawn/baby-bottle.ts';
import { star } from '../../../src/demonstration/products/drawn/emblems.ts';
import { studio } from '../../backdrops.ts';
import { stand } from '../../light.ts';
import { at, blurred, dot, face, type Markup, oval, rect, shape, times } from '../../markup.ts';

function pot(): Markup {
  return (
    shape('M-30 -50 H30 L22 10 H-22 Z', '#f1d2b8') +
    times(6, (i) =>
      oval(
        -40 + i * 16,
        -80 - (i % 3) * 18,
        15,
        28,
        i % 2 ? '#5fa57f' : '#7cbf98',
        `transform="rotate(${-50 + i * 20} 0 -50)"`,
      ),
    )
  );
}

export const bottleScene =
  studio('#cfeadd', '#a8d6c4', '#ffffff') +
  blurred(9, at(330, 290, 1, pot()), dot(60, 200, 50, '#f3fbf7')) +
  rect(-20, 308, 440, 112, 'lin(90 #e9ecec #ffffff)') +
  rect(-20, 306, 440, 4, '#fff') +
  stand(
    302,
    358,
    1,
    rect(-66, -22, 132, 24, face('#fdfdf8'), 'rx="10"') +
      rect(-60, -44, 122, 24, face('#f4f6f0'), 'rx="10"') +
      times(9, (i) => at(-48 + i * 12, -34 + (i % 3) * 10, 0.28, star('#6fb8e0'))),
    { foot: 64 },
  ) +
  stand(176, 366, 1.26, babyBottle, { foot: 42, cast: [0.6, -0.08], castOpacity: 0.22 });
