import { ball, dot, group, type Markup, oval, rect, tube } from '../../markup.ts';

export const bud = (way: 1 | -1): Markup =>
  group(
    `transform="scale(${way} 1)"`,
    rect(-8, -6, 19, 62, tube('#fbfbff'), 'rx="9"') +
      oval(0, -18, 27, 24, ball('#f6f5fc')) +
      oval(-17, -18, 12, 16, ball('#d9d6e6')) +
      dot(8, -22, 4, '#3a3650') +
      rect(-5, 48, 13, 6, '#b9b4cc', 'rx="3"'),
  );
