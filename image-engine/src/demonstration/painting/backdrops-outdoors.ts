import { type Backdrop, bokehLights, greenery, ground, type Painter } from './backdrop.ts';
import { dark, dot, lite, type Markup, mix, oval, rect, shape, stroke, times } from './markup.ts';
import { range, sun } from './sky-things.ts';

const cloud = (x: number, y: number, size: number, color = '#ffffff'): Markup =>
  oval(x, y, 60 * size, 15 * size, color, 'opacity=".85"') +
  dot(x - 20 * size, y - 10 * size, 20 * size, color, 'opacity=".9"') +
  dot(x + 10 * size, y - 16 * size, 25 * size, color, 'opacity=".9"') +
  dot(x + 34 * size, y - 5 * size, 16 * size, color, 'opacity=".85"');

export const garden = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 #f3f6d8 ${lite(wall, 0.35)}@40 ${dark(wall, 0.2)})`) +
    greenery(next, [wall, '#5f8f3c', '#a9c86a', '#3f6b30'], 60, -40, 300) +
    greenery(next, ['#d8e6a0', '#f3f0c4'], 12, -60, 120),
  soft: 13,
  lights: bokehLights(next, ['#fdffd8', '#f4ffc0', '#ffffff'], 26, 14, 200) + sun(70, 0, 200),
});

export const forest = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 #dfe8b8 ${wall}@50 ${dark(wall, 0.5)})`) +
    greenery(next, ['#2f4f26', '#56793a', '#7f9e4c'], 44, -60, 300) +
    times(7, (i) =>
      rect(10 + i * 62 + next() * 20, -80, 10 + next() * 16, 390, `lin(0 #2a2016 #5b4632@40 #1e160e)`),
    ) +
    greenery(next, ['#3f6b30', '#86a850', '#27401f'], 26, 160, 300),
  soft: 9,
  lights:
    times(5, (i) =>
      shape(
        `M${40 + i * 60} -100 l24 0 l110 440 l-70 0 Z`,
        'lin(80 #fff6c888 #fff6c800)',
        'filter="blur(9)"',
      ),
    ) + bokehLights(next, ['#f6ffc0', '#ffffff'], 16, 10, 180),
});

export const beach = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${dark(wall, 0.04)} ${wall}@40 ${lite(wall, 0.75)}@80)`) +
    cloud(90, 90, 1) +
    cloud(300, 60, 1.3) +
    rect(-20, 196, 440, 110, 'lin(90 #2f93b5 #46b6c8@45 #a8e3df@90)') +
    times(9, (i) =>
      oval(next() * 400, 210 + i * 9, 40 + next() * 70, 1.2 + i * 0.2, '#ffffff', 'opacity=".5"'),
    ) +
    rect(-20, 284, 440, 10, '#ffffff', 'opacity=".75" rx="5"') +
    rect(-20, 291, 440, 20, '#e8d3ac'),
  soft: 4,
  lights: sun(330, 20, 190),
});

export const sunset = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${mix(wall, '#5a3f8c', 0.55)} ${mix(wall, '#e8607a', 0.35)}@45 ${wall}@62 #ffd592@84)`) +
    cloud(80, 120, 1.2, '#ffb68c') +
    cloud(320, 90, 1.4, '#f2938c') +
    rect(-20, 236, 440, 70, 'lin(90 #b8605a #e89a5c@60 #c47a52)') +
    times(10, (i) =>
      oval(230 + (next() - 0.5) * 40, 240 + i * 6, 16 + i * 5 + next() * 10, 1.3, '#fff0c0', 'opacity=".8"'),
    ),
  soft: 5,
  lights: sun(230, 214, 130, '#ffd27a') + dot(230, 214, 20, '#fff6dc'),
});

export const pool = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${lite(wall, 0.3)} ${wall}@50 ${dark(wall, 0.1)})`) +
    rect(-20, -200, 440, 520, '#000000', 'filter="noise(.02 .035 2 4 #ffffff .9)" opacity=".7"') +
    rect(-20, -200, 440, 520, '#000000', `filter="noise(.016 .04 2 9 ${dark(wall, 0.4)} .9)" opacity=".5"`),
  soft: 2.6,
  lights: times(26, () =>
    oval(
      next() * 400,
      next() * 290,
      3 + next() * 12,
      1 + next() * 2,
      '#ffffff',
      'opacity=".7" filter="blur(1)"',
    ),
  ),
});

export const sky = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${dark(wall, 0.1)} ${wall}@50 ${lite(wall, 0.6)})`) +
    times(6, () => cloud(next() * 420, next() * 280, 0.6 + next() * 1.1)),
  soft: 5,
  lights: sun(340, 0, 200),
});

export const mountains = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${lite(wall, 0.2)} #f6e3c4@58 #f2c99a)`) +
    range(190, 110, `lin(90 ${lite(wall, 0.3)} ${lite(wall, 0.62)})`, next) +
    range(236, 90, `lin(90 ${dark(wall, 0.25)} ${lite(wall, 0.25)})`, next) +
    range(286, 70, `lin(90 ${dark(wall, 0.6)} ${dark(wall, 0.35)})`, next),
  soft: 6,
  lights: sun(90, 130, 180, '#ffdf9f'),
});

export const street = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 #eef1f2 ${wall})`) +
    times(6, (i) => {
      const [x, w, h] = [-30 + i * 78, 60 + next() * 30, 150 + next() * 200];
      const own = mix(['#b86f4f', '#c9bfae', '#8d9aa5', '#d8b07a'][i % 4] ?? '#999999', '#ffffff', 0.15);
      return (
        rect(x, 300 - h, w, h, `lin(0 ${own} ${dark(own, 0.3)})`) +
        times(12, (j) =>
          rect(x + 8 + (j % 3) * 22, 312 - h + Math.floor(j / 3) * 34, 11, 18, j % 4 ? '#5d6a75' : '#f7e2b4'),
        )
      );
    }) +
    greenery(next, ['#5f7f4c', '#86a066'], 12, 220, 300),
  soft: 9,
  lights: bokehLights(next, ['#fff0cf', '#ffffff'], 9, 9, 200) + sun(360, -10, 180),
});

export const buildingSite = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${lite(wall, 0.3)} ${wall}@60 #f7d9a8)`) +
    stroke('M280 320 V-20 M280 10 H420 M280 10 H220 M280 -20 L400 10 M280 -20 L224 10', '#6b5138', 5) +
    times(
      3,
      (i) =>
        rect(-10 + i * 74, 120 + i * 34, 62, 200, mix(wall, '#6a4f3a', 0.6)) +
        times(6, (j) =>
          rect(
            i * 74 + (j % 2) * 26,
            134 + i * 34 + Math.floor(j / 2) * 40,
            18,
            24,
            mix(wall, '#3a2c22', 0.6),
          ),
        ),
    ) +
    times(4, () => stroke(`M${next() * 400} 300 v-60`, '#7a5a3a', 4)),
  soft: 7,
  lights: sun(110, 130, 190, '#ffdc9a'),
});
