import { fill, lay } from '../../light.ts';
import {
  blurred,
  dark,
  dot,
  face,
  faded,
  group,
  lite,
  type Markup,
  masked,
  metal,
  pick,
  rect,
  shape,
  stroke,
  times,
  tube,
} from '../../markup.ts';

const paletteBox =
  rect(-122, -66, 244, 132, face('#f3f0ea'), 'rx="14"') +
  rect(-114, -58, 228, 116, '#ffffff', 'rx="9"') +
  times(12, (i) => {
    const c = pick(
      [
        '#e8304a',
        '#ff7a3a',
        '#ffc52e',
        '#9bd04a',
        '#2fae6a',
        '#1fb0b8',
        '#2f8ff0',
        '#3f4fd8',
        '#7c3ff0',
        '#c93fc0',
        '#8a4a2a',
        '#2b2838',
      ],
      i,
    );
    return rect(
      -104 + (i % 6) * 35.4,
      -48 + Math.floor(i / 6) * 50,
      30,
      44,
      `rad(.4 .3 .8 ${lite(c, 0.25)} ${c}@60 ${dark(c, 0.25)})`,
      'rx="7"',
    );
  });

const splash = (x: number, y: number, s: number, c: string, seed: number): Markup =>
  group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    masked(
      dot(0, 0, 88, `rad(.5 .5 .5 #ffffff #dddddd@55 #000000)`),
      faded(
        0.75,
        rect(-90, -90, 180, 180, c, 'opacity=".5"'),
        rect(-90, -90, 180, 180, '#000', `filter="noise(.018 .02 3 ${seed} ${c} 1)"`),
      ),
    ),
  );

const artBrush = (c: string, tip: string): Markup =>
  rect(-5, -170, 10, 120, tube(c), 'rx="4"') +
  rect(-6, -52, 12, 26, metal()) +
  shape('M-6 -26 Q-9 -8 0 12 Q9 -8 6 -26 Z', `lin(90 #6a4a34 ${tip})`);

export const watercolorScene =
  fill('lin(50 #ffffff #f6f3ec@60 #e6e0d4)') +
  fill('#000', 'filter="noise(.2 .2 2 4 #b9ae9c .6)" opacity=".2"') +
  splash(90, 90, 1.2, '#3f8ff0', 4) +
  splash(320, 120, 1.25, '#e8548f', 7) +
  splash(84, 320, 1.15, '#ffb53a', 9) +
  splash(330, 330, 1.2, '#3fb88a', 12) +
  lay(196, 196, 1.2, paletteBox, -8, 7) +
  lay(120, 372, 0.86, artBrush('#2f7f8a', '#e8548f'), 74, 4) +
  lay(196, 392, 0.86, artBrush('#c9703a', '#3f8ff0'), 84, 4) +
  lay(
    338,
    326,
    1,
    dot(0, 0, 46, 'lin(50 #ffffffcc #dfe9f2aa@60 #b9c9d6cc)') +
      dot(0, 0, 38, 'rad(.4 .4 .7 #bfe0f0 #7fb8e0@60 #5a9ad0)') +
      blurred(3, stroke('M-16 4 q14 -22 30 -2', '#7c5cf0', 6, 'opacity=".5"')),
    0,
    6,
  );
