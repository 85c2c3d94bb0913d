import { dark, dot, lite, type Markup, mix, oval, rect, shape, times, tube } from './markup.ts';

export const wallPaint = (color: string): string =>
  `lin(20 ${lite(color, 0.16)} ${color}@45 ${dark(color, 0.24)})`;

export const curtain = (x: number, w: number, color: string): Markup =>
  times(Math.round(w / 11), (index) =>
    rect(
      x + index * 11,
      -40,
      11.5,
      345,
      `lin(0 ${dark(color, 0.16)} ${lite(color, 0.5)}@45 ${dark(color, 0.1)})`,
      'opacity=".9"',
    ),
  );

export const plantPot = (x: number, y: number, size: number, pot: string, next: () => number): Markup =>
  times(13, () => {
    const lean = next() * 130 - 65;
    return oval(
      x,
      y - 34 * size,
      5 * size,
      30 * size,
      mix('#3d6b3a', '#8db566', next()),
      `transform="rotate(${lean} ${x} ${y - 8 * size})"`,
    );
  }) + rect(x - 12 * size, y - 22 * size, 24 * size, 24 * size, tube(pot), `rx="${3 * size}"`);

export const lamp = (x: number, y: number, size: number): Markup =>
  rect(x - 2, y - 60 * size, 4, 60 * size, '#6b5a48') +
  shape(
    `M${x - 17 * size} ${y - 96 * size} h${34 * size} l${9 * size} ${38 * size} h${-52 * size} Z`,
    'lin(90 #ffe9b8 #fff6dd@60 #ffd98c)',
  );

export const lampGlow = (x: number, y: number, r: number, color = '#ffc46b'): Markup =>
  dot(x, y, r, `rad(.5 .5 .5 ${color}cc ${color}44@40 ${color}00)`);

export const wallTiles = (color: string, grout: string, size: number): Markup => {
  const columns = Math.ceil(440 / size);
  return (
    rect(-20, -100, 440, 420, grout) +
    times(columns * Math.ceil(400 / (size / 2)), (index) => {
      const row = Math.floor(index / columns);
      const x = -20 + (index % columns) * size - (row % 2) * (size / 2);
      const y = 300 - (row + 1) * (size / 2);
      const own = mix(color, (index * 7919) % 5 < 2 ? '#ffffff' : '#30404a', ((index * 104729) % 13) / 130);
      return rect(
        x + 0.9,
        y + 0.9,
        size - 1.8,
        size / 2 - 1.8,
        `lin(60 ${lite(own, 0.34)} ${own}@40 ${dark(own, 0.12)})`,
        'rx="1.6"',
      );
    })
  );
};
