import { fill, stand } from '../../light.ts';
import { blurred, dot, group, oval, pick, rect, times } from '../../markup.ts';

const disc =
  dot(0, 0, 130, 'lin(45 #fafbfc #c6cbd3@30 #8b929e@50 #eceff3@70 #9ba2ae)') +
  times(5, (i) => dot(0, 0, 124 - i * 11, 'none', 'stroke="#ffffff" stroke-width="1" opacity=".5"')) +
  times(24, (i) => {
    const a = (i / 24) * Math.PI * 2;
    const r = pick([82, 98, 114], i % 3);
    return dot(Math.cos(a) * r, Math.sin(a) * r, 4.4, '#3a3f49');
  }) +
  dot(0, 0, 70, 'lin(45 #6b727f #4a505c)') +
  dot(0, 0, 64, 'lin(45 #aab0bb #6e7581@60 #c3c8d0)') +
  dot(0, 0, 27, '#f6f7f9') +
  dot(0, 0, 27, 'none', 'stroke="#4a505c" stroke-width="3"') +
  times(5, (i) => {
    const a = (i / 5) * Math.PI * 2 - 0.4;
    return dot(Math.cos(a) * 45, Math.sin(a) * 45, 7, '#f2f3f6', 'stroke="#4a505c" stroke-width="2"');
  });

export const discScene =
  fill('lin(90 #ffffff #fafafc@60 #ececf1)') +
  stand(
    196,
    352,
    1,
    group(
      'transform="translate(0 -140) scale(.92 1.06)"',
      group('transform="translate(22 0)"', dot(0, 0, 130, 'lin(0 #5a616e #3a404b)')) +
        times(16, (i) => rect(-6 + i, -130, 1, 260, '#20242c', 'opacity="0"')) +
        disc,
    ),
    { foot: 60, cast: null, contact: 0.5 },
  ) +
  blurred(7, oval(210, 360, 120, 10, '#120b26', 'opacity=".28"'));
