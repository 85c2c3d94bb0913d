import { lettering } from '../../../src/demonstration/products/lettering.ts';
import { foliage } from '../../backdrops.ts';
import { fill, glow, rays, stand } from '../../light.ts';
import { at, dot, metal, oval, rect, stroke, times } from '../../markup.ts';

const collar =
  oval(0, -52, 92, 48, 'none', 'stroke="#8a1f2c" stroke-width="26"') +
  oval(0, -55, 92, 48, 'none', 'stroke="#d93a4a" stroke-width="22"') +
  oval(0, -58, 92, 48, 'none', 'stroke="#f06a76" stroke-width="3" stroke-dasharray="7 5"') +
  rect(54, -46, 40, 34, metal('#d9c08a'), 'rx="6" transform="rotate(-24 74 -30)"') +
  stroke('M-8 -6 v10', '#8a8f9c', 4) +
  dot(-8, 22, 24, metal('#e3c068')) +
  dot(-8, 22, 20, 'rad(.4 .3 .8 #fff3c4 #e0b450@60 #9a7420)') +
  lettering(-8, 28, 13, 'MEL', '#6a4a10') +
  times(5, (i) => {
    const a = 0.4 + i * 0.55;
    return dot(Math.cos(a + 2) * 92, -56 + Math.sin(a + 2) * 48, 4, '#ffe3a0');
  });

export const collarScene =
  fill('lin(90 #cfe3a0 #8fb35f)') +
  foliage(12, ['#6fa04a', '#a3c765', '#4f8442', '#dbe58a'], 50, 270, 12) +
  rays(300, -40, '#fffbd0', 0.55) +
  glow(320, 30, 220, '#fffbd2', 0.9) +
  rect(-20, 276, 440, 150, 'lin(90 #7fae4c #4d8038)') +
  rect(-20, 276, 440, 150, '#000', 'filter="noise(.16 .5 2 3 #2a5a1c .7)" opacity=".6"') +
  stand(
    200,
    396,
    1,
    rect(-180, -84, 360, 88, 'lin(90 #a9764a #7c5230@45 #45291a)', 'rx="42"') +
      rect(-180, -84, 360, 88, '#000', 'rx="42" filter="noise(.01 .12 3 5 #2a160c .9)" opacity=".6"') +
      oval(150, -40, 30, 43, 'lin(60 #e6c397 #b98a58)') +
      times(3, (i) => oval(150, -40, 22 - i * 7, 32 - i * 10, 'none', 'stroke="#8a6238" stroke-width="1.6"')),
    { foot: 160, cast: null },
  ) +
  stand(176, 322, 1.16, collar, { foot: 84, cast: [-0.3, -0.2] }) +
  [
    [40, 392],
    [82, 404],
    [350, 398],
    [376, 380],
    [310, 406],
  ]
    .map(([x = 0, y = 0], i) =>
      at(
        x,
        y,
        0.8,
        times(5, (k) => oval(0, -6, 4, 6, i % 2 ? '#fff' : '#ffe27a', `transform="rotate(${k * 72})"`)) +
          dot(0, 0, 3, '#f0a52e'),
      ),
    )
    .join('');
