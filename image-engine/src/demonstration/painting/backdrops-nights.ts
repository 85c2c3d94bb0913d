import { type Backdrop, bokehLights, ground, type Painter } from './backdrop.ts';
import { dark, dot, lite, type Markup, mix, oval, rect, shape, stroke, times } from './markup.ts';
import { range, sun } from './sky-things.ts';

const CITY = ['#ff8a3c', '#ffd27a', '#ff4d6d', '#5cc8ff', '#b58cff', '#ffe9b8', '#4dffb8'];

export const cityNight = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${dark(wall, 0.3)} ${wall}@60 ${lite(wall, 0.16)})`) +
    times(7, (i) => rect(-20 + i * 62, 60 + next() * 90, 50, 260, dark(wall, 0.3 + next() * 0.3))),
  soft: 7,
  lights: bokehLights(next, CITY, 52, 20, 300),
});

const stars = (count: number, next: () => number): Markup =>
  times(count, () =>
    dot(
      next() * 400,
      next() * 260 - 20,
      0.5 + next() * 1.2,
      '#ffffff',
      `opacity="${(0.3 + next() * 0.7).toFixed(2)}"`,
    ),
  );

export const starryNight = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${dark(wall, 0.5)} ${wall}@55 ${mix(wall, '#7a5aa8', 0.5)})`) +
    range(262, 80, dark(wall, 0.5), next) +
    range(296, 60, dark(wall, 0.75), next),
  soft: 2.4,
  lights: stars(110, next) + dot(330, 40, 22, '#fff4d2') + sun(330, 40, 90, '#cfd8ff'),
});

export const stadium = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${dark(wall, 0.5)} ${wall}@60 #2d4a3a)`) +
    shape('M-20 120 Q200 176 420 120 V250 Q200 270 -20 250 Z', dark(wall, 0.1)) +
    times(150, () =>
      dot(
        next() * 420 - 10,
        140 + next() * 100,
        1.6 + next() * 2,
        ['#d9dde2', '#c84b4b', '#e8c65c', '#5f86c4'][Math.floor(next() * 4)] ?? '#ffffff',
        'opacity=".55"',
      ),
    ) +
    rect(-20, 262, 440, 50, '#39652f'),
  soft: 5,
  lights: times(
    4,
    (i) =>
      times(6, (j) => dot(40 + i * 106 + (j % 3) * 11, 44 + Math.floor(j / 3) * 11, 5, '#ffffff')) +
      sun(51 + i * 106, 50, 88, '#dcecff'),
  ),
});

export const neon = ({ wall, accent, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(0 ${mix(wall, '#3a0a3c', 0.4)} ${dark(wall, 0.45)}@50 ${mix(wall, '#062a4a', 0.5)})`) +
    times(40, (i) => {
      const [x, y] = [(i % 8) * 58 - 10 + (Math.floor(i / 8) % 2) * 29, Math.floor(i / 8) * 50 + 40];
      const r = 28;
      const points = [0, 1, 2, 3, 4, 5]
        .map(
          (k) =>
            `${x + r * Math.cos((k * Math.PI) / 3 + 0.52)},${y + r * Math.sin((k * Math.PI) / 3 + 0.52)}`,
        )
        .join(' ');
      return `<polygon points="${points}" fill="${mix(wall, next() < 0.5 ? accent : '#22c8ff', next() * 0.3)}" opacity=".5"/>`;
    }),
  soft: 5,
  lights:
    stroke('M52 -20 V250', '#ff2e92', 5) +
    stroke('M348 -20 V250', '#22c8ff', 5) +
    dot(52, 110, 190, 'rad(.5 .5 .5 #ff2e9277 #ff2e9200)') +
    dot(348, 110, 190, 'rad(.5 .5 .5 #22c8ff77 #22c8ff00)'),
});

export const retro = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${dark(wall, 0.4)} ${wall}@40 #b0307f@80 #ff7a5c)`) + range(298, 60, '#1d0a38', next),
  soft: 1.4,
  lights:
    stars(60, next) +
    times(9, (i) =>
      rect(
        110,
        90 + i * 19,
        180,
        19 - i * 1.4,
        'lin(90 #ffd25c #ff5c8a)',
        `clip-path="circle(92px at 90px ${90 - i * 19}px)"`,
      ),
    ),
});

export const showroom = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 ${dark(wall, 0.6)} ${wall}@70 ${lite(wall, 0.1)})`) +
    oval(200, 210, 250, 120, `rad(.5 .5 .5 ${lite(wall, 0.5)} ${wall}00)`, 'opacity=".8"'),
  soft: 5,
  lights:
    rect(34, -30, 9, 300, '#ffffff') +
    rect(357, -30, 9, 300, '#ffffff') +
    dot(38, 120, 130, 'rad(.5 .5 .5 #cfe0ff55 #cfe0ff00)') +
    dot(361, 120, 130, 'rad(.5 .5 .5 #cfe0ff55 #cfe0ff00)') +
    rect(60, -30, 280, 5, '#ffffff', `opacity="${0.5 + next() * 0.2}"`),
});
