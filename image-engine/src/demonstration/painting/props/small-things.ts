import {
  at,
  ball,
  blurred,
  dark,
  dot,
  face,
  group,
  lite,
  type Markup,
  oval,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../markup.ts';

/** A flower seen from the front, r = 26. */
export const flower = (color: string, heart = '#f2c14e'): Markup =>
  times(8, (index) =>
    oval(
      0,
      -15,
      7.5,
      13,
      `lin(90 ${lite(color, 0.5)} ${color})`,
      `transform="rotate(${index * 45 + 11})" opacity=".96"`,
    ),
  ) +
  times(6, (index) =>
    oval(
      0,
      -9,
      5.5,
      9.5,
      `lin(90 ${lite(color, 0.65)} ${lite(color, 0.1)})`,
      `transform="rotate(${index * 60})"`,
    ),
  ) +
  dot(0, 0, 5.5, ball(heart));

/** A wrapped box with a bow, standing on (0, 0). */
export const gift = (w: number, h: number, paper: string, ribbon: string): Markup =>
  rect(-w / 2, -h, w, h, face(paper), 'rx="2"') +
  rect(-w / 2 - 3, -h - 4, w + 6, h * 0.22, face(lite(paper, 0.06)), 'rx="2"') +
  rect(-w * 0.08, -h - 4, w * 0.16, h + 4, face(ribbon)) +
  shape(
    `M0 ${-h - 4} q${-w * 0.34} ${-h * 0.34} ${-w * 0.3} ${-h * 0.04} q${w * 0.08} ${h * 0.08} ${w * 0.3} ${h * 0.04} q${w * 0.34} ${-h * 0.34} ${w * 0.3} ${-h * 0.04} q${-w * 0.08} ${h * 0.08} ${-w * 0.3} ${h * 0.04} Z`,
    face(ribbon),
    `stroke="${dark(ribbon, 0.3)}" stroke-width=".8"`,
  );

/** A twig of a pine with its cone, from (0, 0) to the right. */
export const pineTwig = (cone: boolean): Markup =>
  times(46, (index) => {
    const x = index * 3;
    const way = index % 2 ? 1 : -1;
    return stroke(
      `M${x} 0 l${13 + (index % 5)} ${way * (15 - index * 0.14)}`,
      index % 3 ? '#2f6b3f' : '#4d8a4f',
      1.7,
    );
  }) +
  stroke('M0 0 H146', '#5b4028', 3) +
  (cone
    ? group(
        'transform="translate(6 16)"',
        times(5, (row) =>
          times(4 - Math.abs(row - 1), (i) =>
            oval(
              (i - (3 - Math.abs(row - 1)) / 2) * 10,
              row * 8,
              7,
              6,
              face(row % 2 ? '#8a5a33' : '#6b4226'),
            ),
          ),
        ),
      )
    : '');

export const bauble = (color: string): Markup =>
  rect(-4, -37, 8, 7, '#d9b46c', 'rx="2"') +
  dot(0, -16, 17, ball(color)) +
  oval(-6, -22, 4, 3, '#ffffff', 'opacity=".8"');

export const strawberry: Markup =
  shape('M-17 -26 Q0 -36 17 -26 Q20 -8 0 2 Q-20 -8 -17 -26 Z', ball('#d8202f')) +
  times(9, (index) => oval(-10 + (index % 3) * 10, -22 + Math.floor(index / 3) * 7, 1.1, 1.7, '#ffe08a')) +
  shape('M-13 -28 l6 -7 l7 5 l7 -5 l6 7 q-13 7 -26 0 Z', '#4d8f3f');

export const orange: Markup =
  dot(0, -22, 22, ball('#f08a1f')) +
  times(26, (i) =>
    dot(
      Math.cos(i * 2.4) * 19 * Math.sqrt(i / 26),
      -22 + Math.sin(i * 2.4) * 19 * Math.sqrt(i / 26),
      0.7,
      '#c96a10',
      'opacity=".5"',
    ),
  ) +
  dot(2, -41, 2.4, '#5c7a2f');
export const tomato: Markup =
  oval(0, -18, 21, 18, ball('#d6301f')) + shape('M-9 -34 l9 4 l9 -4 l-4 7 l-5 -2 l-5 2 Z', '#3f7a35');
export const lemon: Markup = shape(
  'M-26 -15 Q-20 -31 0 -31 Q20 -31 26 -15 Q20 1 0 1 Q-20 1 -26 -15 Z',
  ball('#f6d23a'),
);

export const egg = (color: string, stripe: string): Markup =>
  shape('M0 -46 Q20 -40 20 -16 Q18 0 0 0 Q-18 0 -20 -16 Q-20 -40 0 -46 Z', ball(color)) +
  stroke('M-18 -24 q6 -6 12 0 t12 0 t12 0', stripe, 3) +
  stroke('M-19 -12 q6 -6 12 0 t12 0 t14 0', lite(stripe, 0.3), 2.4);

export const pumpkin: Markup =
  oval(-17, -20, 16, 20, ball('#d8701d')) +
  oval(17, -20, 16, 20, ball('#c9621a')) +
  oval(0, -21, 16, 22, ball('#e88a2c')) +
  rect(-3, -50, 6, 11, '#5c7a2f', 'rx="2"');

export const shell: Markup =
  shape('M0 0 Q-26 -6 -28 -24 Q-16 -42 0 -40 Q16 -42 28 -24 Q26 -6 0 0 Z', 'lin(90 #fff1e2 #eebf9f)') +
  times(7, (i) => stroke(`M0 -1 L${-21 + i * 7} ${-34 - (i % 2) * 2}`, '#c98f70', 1, 'opacity=".7"'));

export const coin = (x: number, y: number): Markup =>
  oval(x, y + 2, 13, 5.4, '#9a7424') +
  oval(x, y, 13, 5.4, 'lin(0 #f6dc8a #d9a941@50 #f3d37c)') +
  oval(x, y, 9, 3.6, 'none', 'stroke="#b98a2f" stroke-width=".8"');

export const heart = (color: string): Markup =>
  shape(
    'M0 0 C-30 -20 -22 -44 0 -30 C22 -44 30 -20 0 0 Z',
    `lin(60 ${lite(color, 0.4)} ${color}@50 ${dark(color, 0.2)})`,
  );

/** A leaf lying, 46 long. */
export const leaf = (color: string): Markup =>
  shape(
    'M0 0 Q-15 -18 -2 -46 Q15 -22 0 0 Z',
    `lin(20 ${lite(color, 0.25)} ${color}@50 ${dark(color, 0.25)})`,
  ) + stroke('M0 0 Q-2 -22 -2 -42', lite(color, 0.4), 0.8, 'opacity=".7"');

/** Tall dried grass in a vase, on (0, 0). */
export const pampasVase = (pot: string): Markup =>
  times(5, (index) =>
    at(
      0,
      -40,
      1,
      stroke('M0 0 Q4 -50 0 -80', '#b79a6f', 1.6) +
        blurred(1.6, oval(0, -98, 9, 34, 'lin(90 #f2e4c8 #d6bd90)')),
      -26 + index * 13,
    ),
  ) + shape('M-16 -44 Q-12 -50 12 -44 Q26 -24 14 0 H-14 Q-26 -24 -16 -44 Z', tube(pot));

/** Lavender, upwards from (0, 0), 130 long. */
export const lavender: Markup =
  stroke('M0 0 Q4 -50 0 -110', '#6d8a63', 2.4) +
  times(
    9,
    (i) => oval(-5, -58 - i * 7, 6.5, 4.6, face('#8e6fc9')) + oval(5, -62 - i * 7, 6.5, 4.6, face('#a98be0')),
  ) +
  oval(0, -124, 4, 7, '#b79aea');
