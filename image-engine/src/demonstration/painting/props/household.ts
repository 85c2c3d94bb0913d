import {
  at,
  dark,
  dot,
  face,
  group,
  lite,
  type Markup,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../markup.ts';

/** A block with its top in sight. */
export const block = (w: number, h: number, color: string, depth = 16): Markup =>
  rect(-w / 2, -h, w, h, face(color)) +
  shape(
    `M${-w / 2} ${-h} L${-w / 2 + depth} ${-h - depth} H${w / 2 + depth} L${w / 2} ${-h} Z`,
    lite(color, 0.38),
  ) +
  shape(`M${w / 2} ${-h} L${w / 2 + depth} ${-h - depth} V${-depth} L${w / 2} 0 Z`, dark(color, 0.28));

/** A sphere-like stone. */
export const pebble = (w: number, h: number, color: string): Markup =>
  oval(0, -h / 2, w / 2, h / 2, `rad(.38 .25 .8 ${lite(color, 0.45)} ${color}@55 ${dark(color, 0.5)})`);

const smallHalo = oval(0, -14, 15, 20, 'rad(.5 .5 .5 #ffc86699 #ffb34700)');

export const candle = (color = '#f6ead2', h = 54, halo = smallHalo): Markup =>
  rect(-17, -h, 34, h, tube(color), 'rx="4"') +
  oval(0, -h, 17, 5, lite(color, 0.4)) +
  stroke(`M0 ${-h} v-8`, '#3a2b22', 2) +
  flame(0, -h - 6, 1, halo);

/** Burning on (x, y), before its halo. */
export const flame = (x: number, y: number, scale = 1, halo = smallHalo): Markup =>
  at(
    x,
    y,
    scale,
    halo +
      shape(
        'M0 0 Q-9 -8 -5 -18 Q-2 -24 0 -31 Q4 -22 6 -17 Q9 -7 0 0 Z',
        'lin(90 #fff7cf #ffd166@45 #ff8a3c)',
      ) +
      shape('M0 -2 Q-4 -7 -2 -13 Q0 -17 1 -19 Q4 -10 0 -2 Z', '#fffdf0'),
  );

/** A cup with its ear, 60 high. */
export const cup = (color: string, drink = '#4a2b1a'): Markup =>
  stroke('M30 -46 q26 -2 24 16 q-2 16 -28 16', dark(color, 0.12), 7) +
  shape('M-34 -58 H34 L28 -6 Q26 0 18 0 H-18 Q-26 0 -28 -6 Z', tube(color)) +
  oval(0, -58, 34, 8.5, lite(color, 0.5)) +
  oval(0, -57, 29, 6.4, drink);

/** Books lying on each other, from (0, 0) up. */
export const bookPile = (colors: readonly string[], w = 110): Markup =>
  colors
    .map((color, index) => {
      const [y, shift] = [-index * 20, pick([0, 6, -5, 3], index % 4)];
      return (
        rect(-w / 2 + shift, y - 19, w, 19, face(color), 'rx="3"') +
        rect(-w / 2 + shift + 8, y - 15.5, w - 8, 12, '#fbf5e6') +
        rect(-w / 2 + shift + 8, y - 10, w - 8, 1, '#cdbfa5') +
        rect(-w / 2 + shift, y - 19, 10, 19, dark(color, 0.18), 'rx="3"')
      );
    })
    .join('');

/** A roll or pile of cloth. */
export const towelRoll = (color: string): Markup =>
  rect(-62, -44, 124, 44, `lin(90 ${lite(color, 0.35)} ${color}@55 ${dark(color, 0.32)})`, 'rx="21"') +
  rect(-62, -44, 124, 44, '#000', `rx="21" filter="noise(.5 .5 2 4 ${dark(color, 0.4)} .5)" opacity=".35"`) +
  dot(44, -22, 21, face(lite(color, 0.12))) +
  stroke(
    'M44 -22 m-3 0 a5 5 0 1 1 7 4 a11 11 0 1 1 4 -14 a16 16 0 1 1 -20 -2',
    dark(color, 0.35),
    2,
    'opacity=".6"',
  );

export const foldedTowels = (colors: readonly string[], w = 110): Markup =>
  colors
    .map(
      (color, index) =>
        rect(
          -w / 2,
          -26 - index * 25,
          w,
          26,
          `lin(90 ${lite(color, 0.3)} ${color}@60 ${dark(color, 0.3)})`,
          'rx="12"',
        ) +
        stroke(`M${-w / 2 + 10} ${-13 - index * 25} H${w / 2 - 6}`, dark(color, 0.25), 1.6, 'opacity=".5"'),
    )
    .join('');

/** A slice of a fruit with segments, r = 34. */
export const slice = (rind: string, flesh: string): Markup =>
  dot(0, 0, 34, face(rind)) +
  dot(0, 0, 30, lite(flesh, 0.72)) +
  times(8, (index) =>
    group(
      `transform="rotate(${index * 45})"`,
      shape('M0 -3 L-9.5 -25 Q0 -30 9.5 -25 Z', `lin(90 ${lite(flesh, 0.2)} ${flesh})`),
    ),
  );
