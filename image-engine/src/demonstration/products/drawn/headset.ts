import { blurred, group, rect, stroke, tube } from '../../painting/markup.ts';

export const headset =
  stroke('M-84 -96 Q-84 -208 0 -208 Q84 -208 84 -96', '#16141f', 19) +
  stroke('M-76 -112 Q-72 -194 0 -194 Q72 -194 76 -112', '#5a5570', 6) +
  stroke('M-84 -96 Q-86 -206 0 -210', '#7b76a0', 3, 'opacity=".7"') +
  [-1, 1]
    .map((w) =>
      group(
        `transform="scale(${w} 1)"`,
        rect(62, -128, 46, 104, 'lin(0 #3a364c #1a1824@60 #0d0c14)', 'rx="22"') +
          rect(50, -120, 20, 88, tube('#2a2738'), 'rx="10"') +
          blurred(2.4, rect(92, -104, 7, 56, w < 0 ? '#ff4fc0' : '#3fa0ff', 'rx="3.5"')) +
          rect(93, -102, 5, 52, '#fff', 'rx="2.5" opacity=".85"'),
      ),
    )
    .join('') +
  stroke('M-84 -40 Q-92 6 -36 8', '#16141f', 6) +
  rect(-42, 0, 26, 15, '#0d0c14', 'rx="7"');
