import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { foliage, sky } from '../../backdrops.ts';
import { glow, rays, stand } from '../../light.ts';
import { chance, dot, type Markup, pick, rect, shape, stroke, times } from '../../markup.ts';

const blade = (x: number, y: number, h: number, c: string, lean: number): Markup =>
  shape(
    `M${x - 4} ${y} Q${x + lean * 0.3} ${y - h * 0.6} ${x + lean} ${y - h} Q${x + lean * 0.6} ${y - h * 0.5} ${x + 5} ${y} Z`,
    c,
  );

const grass = (
  seed: number,
  y: number,
  count: number,
  h: number,
  colors: readonly [string, ...string[]],
): Markup => {
  const next = chance(seed);
  return times(count, () =>
    blade(
      next() * 430 - 15,
      y,
      h * (0.5 + next() * 0.7),
      pick(colors, Math.floor(next() * colors.length)),
      (next() - 0.5) * 40,
    ),
  );
};

const tennis =
  dot(0, -82, 82, 'rad(.38 .28 .8 #f7ff9e #d5ea3a@50 #7f9c12)') +
  dot(0, -82, 82, '#000', 'filter="noise(.7 .7 2 3 #6f8a10 .6)" opacity=".45"') +
  stroke('M-70 -124 Q-10 -92 -54 -22 M70 -124 Q14 -92 50 -18', '#ffffff', 7);

export const ballScene =
  sky('#8ed0f0', '#e9f6d9') +
  foliage(9, ['#8fbd5f', '#b7d77f', '#6fa24d'], 40, 220, 13) +
  glow(330, 60, 250, '#fffde0', 1) +
  rect(-20, 250, 440, 170, 'lin(90 #7fb348 #3f7a2c)') +
  grass(3, 300, 150, 60, ['#6ba23f', '#8fc255', '#588f37']) +
  stand(192, 358, 1.1, tennis, { foot: 54, cast: [-0.4, -0.2] }) +
  grass(7, 404, 170, 96, ['#4f8f32', '#6fae45', '#3c7528', '#93c956']) +
  drops(4, 34, 40, 120, 330, 240, 5) +
  rays(330, -30, '#fffce0', 0.35);
