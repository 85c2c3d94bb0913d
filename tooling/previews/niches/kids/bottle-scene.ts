import { studio } from '../../backdrops.ts';
import { stand } from '../../light.ts';
import { at, blurred, dot, face, type Markup, oval, rect, shape, stroke, times, tube } from '../../markup.ts';

const babyBottle =
  shape(
    'M-8 -216 Q0 -226 8 -216 Q10 -204 22 -194 H-22 Q-10 -204 -8 -216 Z',
    'lin(0 #d98a4a #ffd9a8@35 #e8a05c)',
  ) +
  rect(-32, -196, 64, 30, tube('#7ccbb8'), 'rx="7"') +
  times(7, (i) => rect(-28 + i * 8.6, -192, 3, 22, '#4fa592', 'opacity=".5"')) +
  shape(
    'M-36 -166 H36 Q42 -150 36 -126 Q32 -108 36 -90 Q44 -60 42 -14 Q42 2 28 2 H-28 Q-42 2 -42 -14 Q-44 -60 -36 -90 Q-32 -108 -36 -126 Q-42 -150 -36 -166 Z',
    'lin(0 #c3dbe6 #ffffff@22 #eef8fb@50 #a9c8d6)',
    'opacity=".95"',
  ) +
  shape(
    'M-37 -120 Q0 -112 37 -120 Q32 -108 36 -90 Q44 -60 40 -14 Q40 -2 28 -2 H-28 Q-40 -2 -40 -14 Q-44 -60 -36 -90 Q-32 -108 -37 -120 Z',
    'lin(0 #e9e2d2 #ffffff@30 #f4ecdc@60 #d3c8b2)',
  ) +
  times(5, (i) => stroke(`M14 ${-100 + i * 19} h${i % 2 ? 10 : 17}`, '#4fa592', 2.6)) +
  blurred(1.2, stroke('M-28 -150 Q-32 -140 -29 -126 M-30 -84 Q-34 -50 -33 -18', '#fff', 5));

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
      times(9, (i) =>
        at(
          -48 + i * 12,
          -34 + (i % 3) * 10,
          0.28,
          shape('M0 -16 L5 -5 L17 -5 L8 3 L11 15 L0 8 L-11 15 L-8 3 L-17 -5 L-5 -5 Z', '#6fb8e0'),
        ),
      ),
    { foot: 64 },
  ) +
  stand(176, 366, 1.26, babyBottle, { foot: 42, cast: [0.6, -0.08], castOpacity: 0.22 });
