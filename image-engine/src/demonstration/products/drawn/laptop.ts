import { metal, pick, rect, shape, times } from '../../painting/markup.ts';
import { wallpaper } from '../../painting/props/household.ts';

export const laptop =
  rect(-128, -168, 256, 160, metal('#b4b8c4'), 'rx="10"') +
  rect(-123, -163, 246, 152, '#0a0b12', 'rx="7"') +
  wallpaper(-116, -156, 232, 136, ['#4a2bc0', '#e0589a', '#ffc078'], 3) +
  rect(-84, -132, 88, 64, '#ffffff', 'rx="5" opacity=".9"') +
  rect(-76, -124, 50, 6, '#6437e6', 'rx="3"') +
  times(4, (i) => rect(-76, -110 + i * 9, 70 - i * 9, 4, '#c9c2dd', 'rx="2"')) +
  rect(18, -120, 78, 50, '#ffffff', 'rx="5" opacity=".86"') +
  times(5, (i) =>
    rect(
      26 + i * 13,
      -80 - pick([14, 22, 12, 30, 24], i),
      8,
      pick([14, 22, 12, 30, 24], i),
      '#d12f6b',
      'rx="2"',
    ),
  ) +
  shape('M-128 -8 H128 L160 8 Q162 14 152 14 H-152 Q-162 14 -160 8 Z', 'lin(90 #e3e5ec #9ca1b0)') +
  rect(-26, -6, 52, 5, '#8a8fa0', 'rx="2"');
