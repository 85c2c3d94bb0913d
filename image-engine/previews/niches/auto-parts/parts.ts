import { ball, blurred, dot, group, type Markup, rect, shape, stroke, times } from '../../markup.ts';

export const wheel = (r: number, spokes: number): Markup =>
  dot(0, 0, r, 'lin(50 #f5f7fb #9da4b3@45 #5d6472@70 #dfe3ea)') +
  dot(0, 0, r * 0.9, '#15171d') +
  times(spokes, (i) =>
    group(
      `transform="rotate(${(i * 360) / spokes})"`,
      shape(
        `M${-r * 0.1} 0 L${-r * 0.2} ${-r * 0.9} H${r * 0.2} L${r * 0.1} 0 Z`,
        'lin(0 #7b8291 #f2f4f8@40 #a6adba@60 #616877)',
      ) +
        shape(
          `M${-r * 0.03} ${-r * 0.2} L${-r * 0.06} ${-r * 0.86} H${r * 0.06} L${r * 0.03} ${-r * 0.2} Z`,
          '#3b404b',
          'opacity=".6"',
        ),
    ),
  ) +
  dot(0, 0, r * 0.24, ball('#aab1be')) +
  times(5, (i) =>
    dot(
      Math.cos((i * 72 * Math.PI) / 180) * r * 0.15,
      Math.sin((i * 72 * Math.PI) / 180) * r * 0.15,
      r * 0.03,
      '#2a2e36',
    ),
  ) +
  dot(0, 0, r * 0.07, '#2b2f38');

export const tire = (r: number): Markup =>
  dot(0, 0, r, 'rad(.4 .35 .7 #4a4e59 #24262d@60 #0a0b0e)') +
  times(48, (i) => rect(-2.2, -r, 4.4, r * 0.1, '#0b0c10', `transform="rotate(${i * 7.5})" opacity=".9"`)) +
  dot(0, 0, r * 0.9, 'none', 'stroke="#3c404a" stroke-width="2"') +
  dot(0, 0, r * 0.8, 'none', 'stroke="#5a5f6b" stroke-width="1.4" opacity=".7"') +
  dot(0, 0, r * 0.64, '#0a0b0e') +
  blurred(
    3,
    stroke(
      `M${-r * 0.7} ${-r * 0.5} A${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.2} ${-r * 0.84}`,
      '#cfe0ff',
      5,
      'opacity=".55"',
    ),
  );
