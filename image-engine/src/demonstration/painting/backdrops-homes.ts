import { type Backdrop, brightWindow, greenery, ground, type Painter, shelf } from './backdrop.ts';
import { curtain, lamp, lampGlow, plantPot, wallPaint, wallTiles } from './indoor-things.ts';
import { dark, dot, lite, oval, rect, times, tube } from './markup.ts';

export const kitchen = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(wallPaint(wall)) +
    wallTiles(lite(wall, 0.35), dark(wall, 0.1), 30) +
    brightWindow(-8, 20, 112, 150) +
    rect(190, -60, 230, 96, `lin(90 ${dark(wall, 0.1)} ${dark(wall, 0.3)})`) +
    rect(300, -60, 3, 96, dark(wall, 0.45)) +
    shelf(next, 150, 168, 250, ['#c9a06c', '#f3ece0', '#7f9a78', '#b9633f', '#e9dcc6', '#5b6d66'], 52) +
    rect(150, 176, 250, 10, '#000000', 'opacity=".14"') +
    plantPot(122, 298, 1.1, '#e8dccb', next) +
    rect(316, 214, 44, 86, tube('#d8dadb'), 'rx="6"') +
    rect(252, 246, 34, 54, tube('#c6834f'), 'rx="4"'),
  soft: 5.5,
  lights: lampGlow(50, 80, 150, '#fff3d8'),
});

export const bathroom = ({ wall, next }: Painter): Backdrop => ({
  markup:
    wallTiles(wall, lite(wall, 0.5), 46) +
    oval(
      300,
      92,
      74,
      88,
      `lin(60 #ffffff ${lite(wall, 0.7)}@50 ${lite(wall, 0.3)})`,
      `stroke="#cbb48c" stroke-width="5"`,
    ) +
    plantPot(62, 300, 1.5, '#f4f1ea', next) +
    times(3, (i) =>
      rect(
        318 - i * 3,
        282 - i * 20,
        78,
        21,
        `lin(90 #ffffff ${i % 2 ? '#e0d6c4' : '#f4efe6'}@55 #c9bfae)`,
        'rx="10"',
      ),
    ),
  soft: 4.6,
  lights: lampGlow(60, 10, 220, '#fffaf0'),
});

export const livingRoom = ({ wall, accent, next }: Painter): Backdrop => ({
  markup:
    ground(wallPaint(wall)) +
    brightWindow(-20, -20, 120, 230, '#f4f6ee') +
    curtain(92, 40, '#f3ede2') +
    rect(196, 40, 62, 82, dark(wall, 0.5)) +
    rect(201, 45, 52, 72, `lin(70 ${accent} ${lite(accent, 0.6)})`) +
    rect(150, 214, 280, 120, `lin(90 ${lite(accent, 0.24)} ${dark(accent, 0.2)})`, 'rx="22"') +
    rect(166, 186, 118, 70, `lin(90 ${lite(accent, 0.34)} ${dark(accent, 0.1)})`, 'rx="16"') +
    rect(290, 186, 118, 70, `lin(90 ${lite(accent, 0.34)} ${dark(accent, 0.1)})`, 'rx="16"') +
    lamp(352, 196, 1.15) +
    plantPot(128, 300, 1.9, '#c98a5c', next),
  soft: 7,
  lights: lampGlow(352, 110, 95) + lampGlow(30, 80, 170, '#fff6e2'),
});

export const bedroom = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(wallPaint(wall)) +
    times(26, (i) => rect(70 + i * 13, 96, 11, 210, `lin(0 #8a6442 #b98c60@40 #7a5738)`)) +
    brightWindow(-40, -10, 84, 220) +
    curtain(-6, 66, '#f6f2ea') +
    rect(110, 206, 128, 110, 'lin(90 #ffffff #dfe3e8)', 'rx="30"') +
    rect(250, 206, 128, 110, `lin(90 ${lite(wall, 0.5)} ${dark(wall, 0.1)})`, 'rx="30"') +
    plantPot(396, 300, 1.2, '#efe6da', next),
  soft: 7,
  lights: lampGlow(10, 60, 200, '#fff7e8'),
});

const BRICKS = ['#f28b74', '#f6c65b', '#7cc3a2', '#86b8e6', '#d8a3d6'];

export const kidsRoom = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(90 #fbf6ec ${lite(wall, 0.7)})`) +
    rect(-20, 150, 440, 160, `lin(90 ${wall} ${dark(wall, 0.08)})`) +
    rect(-20, 146, 440, 5, '#ffffff') +
    brightWindow(26, -20, 92, 130) +
    shelf(next, 240, 112, 150, BRICKS, 40, '#f4ede0') +
    times(5, (i) =>
      rect(
        262 + (i % 3) * 40,
        262 - Math.floor(i / 3) * 38,
        36,
        36,
        `lin(60 ${lite(BRICKS[i] ?? '#ffffff', 0.3)} ${BRICKS[i]})`,
        'rx="4"',
      ),
    ) +
    dot(80, 256, 46, 'rad(.4 .3 .8 #f6d9b8 #c99763)') +
    dot(52, 214, 18, '#c99763') +
    dot(108, 214, 18, '#c99763'),
  soft: 7,
  lights: lampGlow(70, 40, 200, '#fffaf0'),
});

export const spa = ({ wall, next }: Painter): Backdrop => ({
  markup:
    ground(`lin(60 ${lite(wall, 0.14)} ${wall}@40 ${dark(wall, 0.55)})`) +
    greenery(next, ['#2f4a2b', '#55753f', '#3b5c36'], 20, 60, 300) +
    rect(270, 238, 30, 64, tube('#efe2c8'), 'rx="4"') +
    rect(322, 258, 28, 44, tube('#efe2c8'), 'rx="4"'),
  soft: 8,
  lights:
    lampGlow(285, 226, 60, '#ffb95c') + lampGlow(336, 248, 48, '#ffb95c') + lampGlow(40, 30, 170, '#ffdba0'),
});
