import { necklace } from '../../../src/demonstration/products/drawn/necklace.ts';
import { bokeh, studio } from '../../backdrops.ts';
import { beam, glow, stand, vignette } from '../../light.ts';
import { blurred, inside, type Markup, rect, shape } from '../../markup.ts';
import { satin } from '../../surfaces.ts';

function sparkle(x: number, y: number, r: number): Markup {
  return (
    glow(x, y, r * 2, '#ffffff', 0.8) +
    shape(
      `M${x} ${y - r} Q${x} ${y} ${x + r} ${y} Q${x} ${y} ${x} ${y + r} Q${x} ${y} ${x - r} ${y} Q${x} ${y} ${x} ${y - r} Z`,
      '#fff',
    )
  );
}

function satinFloor(color: string, y: number): Markup {
  return (
    inside(rect(-20, y, 440, 120, '#000'), satin(color, 4)) +
    blurred(5, rect(-20, y - 4, 440, 8, '#000', 'opacity=".4"'))
  );
}

export const necklaceScene =
  studio('#1a1640', '#0a0820', '#3a2f86') +
  bokeh(5, ['#ffd98a', '#9db7ff', '#ffffff'], 20, 300, 15) +
  satinFloor('#16204f', 318) +
  stand(200, 362, 1.34, necklace, { foot: 52, cast: null, contact: 0.8 }) +
  beam(200, -30, 190, '#fff2d0', 0.55) +
  sparkle(214, 300, 17) +
  sparkle(167, 218, 9) +
  sparkle(240, 216, 7) +
  vignette(0.6, '#04030f');
