import { studio } from '../../backdrops.ts';
import { stand } from '../../light.ts';
import {
  at,
  blurred,
  dark,
  dot,
  lite,
  type Markup,
  metal,
  oval,
  rect,
  shape,
  times,
  tube,
} from '../../markup.ts';
import { stone } from '../../surfaces.ts';

const brush = (h: number, tip: string, w = 16): Markup =>
  rect(-5, -h * 0.5, 10, h * 0.5, tube('#2a2230'), 'rx="4"') +
  rect(-7, -h * 0.68, 14, h * 0.2, metal('#e2b49a')) +
  shape(
    `M-7 ${-h * 0.67} Q${-w} ${-h * 0.86} ${-w * 0.5} ${-h} Q0 ${-h * 1.06} ${w * 0.5} ${-h} Q${w} ${-h * 0.86} 7 ${-h * 0.67} Z`,
    `lin(90 ${lite(tip, 0.4)} ${tip}@60 ${dark(tip, 0.4)})`,
  );

export const vanityScene =
  studio('#f9d3bd', '#efb79b', '#fff0e2') +
  dot(200, 128, 112, metal('#e8c9a0')) +
  dot(200, 128, 104, 'lin(60 #fff6ee #f6cdb6@60 #fbe3d4)') +
  times(12, (i) => {
    const a = (i / 12) * Math.PI * 2 + 0.26;
    const [x, y] = [200 + Math.cos(a) * 126, 128 + Math.sin(a) * 126];
    return blurred(8, dot(x, y, 20, '#fff3cf', 'opacity=".9"')) + blurred(1.4, dot(x, y, 9, '#fffdf2'));
  }) +
  stone(304, '#f7e4d8', '#e0b9a4', 5, 0.02) +
  stand(
    204,
    362,
    1.12,
    at(-36, -58, 1, brush(150, '#b5705a', 19), -19) +
      at(34, -58, 1, brush(140, '#5a3a38', 15), 20) +
      at(-12, -58, 1, brush(176, '#c98a78', 22), -5) +
      at(16, -56, 1, brush(160, '#e0a896', 12), 9) +
      rect(-48, -92, 96, 94, 'lin(0 #c9899a #fff@28 #f3c3cc@55 #b0707f)', 'rx="9"') +
      rect(-48, -60, 96, 5, '#e2b464'),
    { foot: 48, cast: [0.5, -0.2] },
  ) +
  stand(330, 366, 0.9, rect(-40, -16, 80, 18, metal('#e2b49a'), 'rx="8"') + oval(0, -15, 36, 7, '#d98c78'), {
    foot: 40,
  }) +
  blurred(
    3,
    oval(88, 376, 46, 8, '#e8a48e', 'opacity=".8"'),
    oval(120, 368, 20, 4, '#e8a48e', 'opacity=".6"'),
  );
