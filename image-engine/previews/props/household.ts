import {
  blurred,
  chance,
  dark,
  dot,
  face,
  lite,
  type Markup,
  metal,
  mix,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../markup.ts';

/** Rounds of a plinth: `w` wide, `h` high, standing on (0, 0). */
export const plinth = (w: number, h: number, color: string): Markup =>
  shape(`M${-w / 2} ${-h} V0 A${w / 2} ${w * 0.11} 0 0 0 ${w / 2} 0 V${-h} Z`, tube(color)) +
  oval(0, -h, w / 2, w * 0.11, `lin(20 ${lite(color, 0.5)} ${lite(color, 0.22)})`);

/** A cup from above, r = 40. */
export const cupFromAbove = (color: string, drink = '#5a3520'): Markup =>
  dot(0, 0, 56, face(lite(color, 0.1))) +
  dot(0, 0, 48, face(dark(color, 0.06))) +
  rect(36, -8, 34, 15, face(color), 'rx="7"') +
  dot(0, 0, 39, face(color)) +
  dot(0, 0, 33, `rad(.4 .35 .7 ${lite(drink, 0.25)} ${drink})`) +
  stroke('M-16 -8 q16 -16 32 0 q-10 18 -28 12', lite(drink, 0.6), 2.2, 'opacity=".6"');

/** Hanging bulbs on a cord from left to right. */
export const fairyLights = (y: number, sag: number, color = '#ffd27a', soft = 2): Markup =>
  stroke(`M-20 ${y} Q200 ${y + sag * 2} 420 ${y - 10}`, '#2b2030', 1.6, 'opacity=".6"') +
  times(9, (index) => {
    const share = (index + 0.5) / 9;
    const [x, drop] = [-20 + 440 * share, 4 * sag * share * (1 - share)];
    const top = y + drop - 10 * share * share;
    return (
      blurred(soft * 3, dot(x, top + 8, 15, color, 'opacity=".6"')) +
      blurred(soft, dot(x, top + 7, 5.5, '#fff6d8'))
    );
  });

/** A table lamp that is on, standing on (0, 0), 130 high. */
export const tableLamp = (shade: string, base: string): Markup =>
  blurred(26, dot(0, -90, 90, '#ffcf87', 'opacity=".55"')) +
  rect(-4, -70, 8, 66, metal(base)) +
  oval(0, -3, 27, 6, dark(base, 0.3)) +
  shape('M-30 -128 H30 L48 -66 H-48 Z', `lin(90 ${lite(shade, 0.35)} #fff3d2@55 ${lite(shade, 0.15)})`);

/** A hand tool's outline on a pegboard, for walls behind. */
export const pegTools = (color: string, soft = 4): Markup =>
  blurred(
    soft,
    rect(40, 40, 330, 170, mix(color, '#d9b48a', 0.35), 'rx="6"'),
    times(60, (index) =>
      dot(58 + (index % 12) * 27, 58 + Math.floor(index / 12) * 34, 2.6, dark(color, 0.3)),
    ),
    rect(76, 66, 12, 104, '#c46a3a', 'rx="5"'),
    rect(60, 58, 46, 20, '#8c93a3', 'rx="4"'),
    stroke('M150 62 v92 M144 58 a12 12 0 1 1 14 0', '#9aa1b1', 10),
    stroke('M206 66 l-16 96 M216 66 l16 96', '#d5483f', 9),
    rect(266, 60, 9, 60, '#aab', 'rx="3"'),
    rect(262, 118, 17, 50, '#e0b13c', 'rx="6"'),
    rect(306, 62, 36, 100, '#6b7a94', 'rx="3"'),
  );

/** A blurred dog of the street breed, lying, looking at us; on (0, 0), 150 high. */
export const caramelDog = (soft = 3): Markup =>
  blurred(
    soft,
    oval(40, -40, 110, 46, 'lin(90 #d99a55 #b8763a)'),
    oval(-30, -26, 40, 24, '#c98747'),
    shape('M-92 -120 Q-124 -108 -112 -66 Q-94 -74 -84 -100 Z', '#9a5d2b'),
    shape('M2 -122 Q36 -110 24 -66 Q4 -72 -6 -100 Z', '#9a5d2b'),
    oval(-45, -84, 50, 48, 'lin(90 #e3a865 #c98747)'),
    oval(-45, -62, 25, 20, '#f0c692'),
    oval(-45, -72, 10, 7.5, '#2b1a14'),
    dot(-64, -94, 5.6, '#2b1a14'),
    dot(-26, -94, 5.6, '#2b1a14'),
    dot(-62.5, -96, 1.8, '#fff'),
    dot(-24.5, -96, 1.8, '#fff'),
    stroke('M-55 -58 q10 8 20 0', '#7a4a2b', 2.4),
  );

/** A frame of ornament around a tray of steel shelves, for walls behind. */
export function shelves(
  color: string,
  colors: readonly [string, ...string[]],
  seed: number,
  soft = 4,
  rows = 3,
  bottom = 270,
): Markup {
  const next = chance(seed);
  const height = bottom / rows;
  return blurred(
    soft,
    times(rows, (row) => {
      const y = (row + 1) * height - 14;
      let x = -6;
      let items = '';
      while (x < 400) {
        const [w, h] = [12 + next() * 26, height * (0.35 + next() * 0.4)];
        items += rect(x, y - h, w, h, face(pick(colors, Math.floor(next() * colors.length))), 'rx="3"');
        x += w + 3 + next() * 16;
      }
      return (
        items + rect(-20, y, 440, 8, dark(color, 0.1)) + rect(-20, y + 8, 440, 5, '#000', 'opacity=".2"')
      );
    }),
  );
}
