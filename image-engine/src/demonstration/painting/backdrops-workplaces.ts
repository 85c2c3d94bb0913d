import {
  type Backdrop,
  bokehLights,
  brightWindow,
  greenery,
  ground,
  type Painter,
  shelf,
} from './backdrop.ts';
import { lampGlow, plantPot, wallPaint } from './indoor-things.ts';
import { dark, lite, mix, oval, rect, shape, stroke, times, tube } from './markup.ts';

const BOOKS = ['#b9543f', '#2f5573', '#e2c78f', '#4d6b52', '#efe6d6', '#7a4a5e', '#c98d4b', '#394150'];

export const office = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(wallPaint(wall)) +
    brightWindow(-30, -30, 150, 250, '#e9f1f4') +
    shelf(next, 210, 66, 200, BOOKS, 48, '#caa678') +
    shelf(next, 210, 146, 200, BOOKS, 46, '#caa678') +
    rect(238, 186, 142, 84, '#2c2f34', 'rx="5"') +
    rect(243, 191, 132, 74, 'lin(50 #8fb4cf #dfe9ef)') +
    rect(300, 270, 18, 34, '#8b8f95') +
    plantPot(168, 300, 1.5, '#e7e2d8', next),
  soft: 7,
  lights: lampGlow(40, 70, 180, '#fffaf0'),
});

export const classroom = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground('lin(90 #efe6d2 #ddcfb4)') +
    rect(40, 20, 340, 186, '#8d6440', 'rx="4"') +
    rect(50, 30, 320, 166, `lin(40 ${lite(wall, 0.14)} ${dark(wall, 0.16)})`) +
    stroke(
      'M80 80 q30 -30 60 0 t60 0 M90 130 h120 M90 152 h84 M262 150 l40 -78 l40 78 Z',
      '#e9f2ea',
      4,
      'opacity=".6"',
    ) +
    shelf(next, -20, 298, 120, BOOKS, 54) +
    shelf(next, 310, 298, 110, BOOKS, 44),
  soft: 5.5,
  lights: lampGlow(200, 0, 230, '#fff7e6'),
});

export const library = ({ next }: Painter): Backdrop => ({
  markup:
    ground('lin(0 #2b1a10 #4a3020@50 #24150d)') +
    times(5, (i) =>
      shelf(
        next,
        -20,
        58 + i * 60,
        440,
        BOOKS.slice(0, 6).map((book) => mix(book, '#5a3a20', 0.45)),
        50,
        '#6b4526',
      ),
    ),
  soft: 6,
  lights:
    shape('M60 -80 L170 -80 L420 320 L180 320 Z', 'lin(70 #ffdf9a88 #ffc46b22)', 'filter="blur(16)"') +
    lampGlow(90, 0, 150, '#ffd486'),
});

export const gym = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${dark(wall, 0.4)} ${wall}@60 ${dark(wall, 0.5)})`) +
    times(
      2,
      (row) =>
        rect(-20, 178 + row * 62, 440, 7, '#55595f') +
        times(8, (i) => {
          const [x, y] = [4 + i * 54 + row * 16, 166 + row * 62];
          return (
            rect(x - 6, y - 4, 36, 8, '#9aa0a8') +
            rect(x - 8, y - 15, 12, 30, '#17181b', 'rx="4"') +
            rect(x + 22, y - 15, 12, 30, next() < 0.2 ? '#a3202a' : '#17181b', 'rx="4"')
          );
        }),
    ) +
    rect(40, -40, 4, 220, '#3b3f45') +
    rect(360, -40, 4, 220, '#3b3f45'),
  soft: 6,
  lights:
    rect(-20, 36, 250, 5, '#e9f4ff', 'opacity=".9"') +
    rect(250, 60, 180, 4, '#e9f4ff', 'opacity=".7"') +
    lampGlow(110, 40, 170, '#a9c8f0'),
});

export const workshop = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(20 ${lite(wall, 0.2)} ${wall}@50 ${dark(wall, 0.4)})`) +
    rect(30, 10, 350, 206, `lin(60 #b48b5d #8f6a42)`) +
    times(9, (i) => {
      const [x, y, h] = [60 + (i % 5) * 66 + next() * 12, 50 + Math.floor(i / 5) * 92, 52 + next() * 22];
      const color = ['#b2312a', '#3b3f45', '#d9a32c', '#3d6a94'][i % 4] ?? '#3b3f45';
      return rect(x - 4, y, 8, h, tube(color), 'rx="3"') + rect(x - 13, y - 8, 26, 13, '#9aa0a6', 'rx="3"');
    }) +
    shelf(next, -20, 298, 130, ['#8c2f28', '#4a4f55', '#caa24a', '#2f4a60'], 62) +
    shelf(next, 300, 298, 120, ['#4a4f55', '#caa24a', '#7a7f86'], 44),
  soft: 6,
  lights: lampGlow(60, -10, 190, '#ffe6b8'),
});

export const market = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(wallPaint(wall)) +
    times(12, (i) => rect(-20 + i * 38, -60, 20, 90, i % 2 ? '#e9d9bd' : '#b9653f')) +
    shelf(next, -20, 190, 440, ['#d9a35a', '#9c5a34', '#7f9a5c', '#e6d2a8', '#b5763f'], 56) +
    shelf(next, -20, 290, 440, ['#c2612f', '#8aa05c', '#e0b34a', '#7a4a2c'], 60),
  soft: 7,
  lights: bokehLights(next, ['#ffd890', '#fff0cf'], 12, 9, 60),
});

export const car = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${lite(wall, 0.4)} ${wall}@60 #6f7d70)`) +
    shape('M-20 200 Q70 130 150 170 T300 150 T420 190 V310 H-20 Z', '#5f7466') +
    shape('M180 190 L214 190 L330 310 H40 Z', '#55585c') +
    shape('M196 192 h3 l14 112 h-24 Z', '#e8e2cf') +
    shape('M-20 -60 H420 V-10 Q200 26 -20 -10 Z', '#1b1c1f') +
    shape('M-20 -60 H6 L-8 310 H-20 Z', '#1b1c1f') +
    shape('M394 -60 H420 V310 H408 Z', '#1b1c1f') +
    shape('M-20 262 Q200 232 420 262 V320 H-20 Z', 'lin(90 #3a3b3f #1d1e21)') +
    rect(150, 6, 100, 26, '#101114', 'rx="12"'),
  soft: 5,
  lights: lampGlow(290, 96, 150, '#fff0cf') + bokehLights(next, ['#ffd08a'], 5, 7, 200),
});

export const christmas = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(60 ${lite(wall, 0.06)} ${wall}@40 ${dark(wall, 0.6)})`) +
    shape('M330 -120 L470 320 H190 Z', `lin(0 ${dark('#1f5a38', 0.4)} #1f5a38)`) +
    greenery(next, ['#1f5a38', '#123d26', '#2f7048'], 46, 60, 300),
  soft: 8,
  lights:
    bokehLights(next, ['#ffce73', '#ffe2a6', '#ff9d5c', '#ffd98f', '#ff6a55'], 46, 15, 300) +
    lampGlow(330, 120, 150, '#ffc76b'),
});

export const party = ({ wall, accent, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(60 ${lite(wall, 0.34)} ${wall}@60 ${dark(wall, 0.08)})`) +
    times(4, (i) =>
      stroke(
        `M${-40 + i * 120} -60 Q${40 + i * 120} ${40 + i * 14} ${110 + i * 120} -60`,
        [accent, '#f7c948', '#6fc3df', '#f48fb1'][i] ?? accent,
        9,
      ),
    ) +
    times(7, (i) => {
      const [x, y, color] = [
        [28, 80],
        [78, 128],
        [352, 60],
        [388, 130],
        [316, 118],
        [10, 160],
        [120, 40],
      ][i] ?? [0, 0];
      void color;
      const paint =
        ['#f4806a', '#f7c948', '#6fc3df', '#f48fb1', '#9b7fd4', '#7bc8a4', '#ffffff'][i] ?? '#ffffff';
      return (
        stroke(`M${x} ${(y ?? 0) + 34} q6 40 -4 90`, '#ffffff', 1, 'opacity=".5"') +
        oval(x ?? 0, y ?? 0, 27, 33, `rad(.36 .28 .8 ${lite(paint, 0.7)} ${paint}@45 ${dark(paint, 0.24)})`)
      );
    }),
  soft: 3.4,
  lights: bokehLights(next, ['#ffffff', '#fff3c8'], 14, 8, 200),
});
