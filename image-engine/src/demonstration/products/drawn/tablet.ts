import { metal, pick, rect, times } from '../../painting/markup.ts';
import { wallpaper } from '../../painting/props/household.ts';

export const tablet =
  rect(-112, -146, 224, 296, metal('#c3c7d2'), 'rx="22" transform="translate(0 -2)"') +
  rect(-108, -144, 216, 288, '#0a0b12', 'rx="19"') +
  wallpaper(-98, -132, 196, 264, ['#0f6fb8', '#36c3c0', '#ffd98a'], 8) +
  times(8, (i) =>
    rect(
      -72 + (i % 4) * 40,
      34 + Math.floor(i / 4) * 42,
      26,
      26,
      pick(['#ff6f8f', '#ffc94d', '#7b5cf0', '#ffffff', '#3fd0a4', '#ff8a4a', '#4f9df0', '#f5f0ff'], i),
      'rx="7" opacity=".95"',
    ),
  );
