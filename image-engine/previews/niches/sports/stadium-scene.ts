import { drops } from '../../../src/demonstration/painting/props/water.ts';
import { football } from '../../../src/demonstration/products/drawn/football.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, chance, dot, type Markup, pick, rect, shape, stroke, times } from '../../markup.ts';

const blades = (
  seed: number,
  y: number,
  count: number,
  h: number,
  colors: readonly [string, ...string[]],
): Markup => {
  const next = chance(seed);
  return times(count, () => {
    const [x, tall, lean] = [next() * 430 - 15, h * (0.5 + next() * 0.7), (next() - 0.5) * 26];
    return shape(
      `M${x - 3} ${y} Q${x + lean * 0.3} ${y - tall * 0.6} ${x + lean} ${y - tall} Q${x + lean * 0.6} ${y - tall * 0.5} ${x + 4} ${y} Z`,
      pick(colors, Math.floor(next() * colors.length)),
    );
  });
};

export const stadiumScene =
  fill('lin(90 #0f1a38 #24406f@60 #1a2f52)') +
  blurred(
    3,
    times(5, (r) =>
      times(46, (i) =>
        dot(
          -10 + i * 9.4,
          150 + r * 16,
          3.4,
          pick(['#e8546f', '#ffd04d', '#ffffff', '#62c07a', '#3fa9e0'], (i * 7 + r * 3) % 5),
          'opacity=".5"',
        ),
      ),
    ),
  ) +
  [64, 200, 336]
    .map((x) => blurred(2, rect(x - 34, 40, 68, 24, '#fff', 'rx="5"')) + glow(x, 52, 130, '#eaf4ff', 0.95))
    .join('') +
  rect(-20, 240, 440, 180, 'lin(90 #2f7a35 #4fa548@40 #256a2d)') +
  stroke('M-20 262 H420', '#fff', 4, 'opacity=".7"') +
  blades(3, 320, 120, 40, ['#3f9440', '#5cb257', '#2f7a35']) +
  stand(198, 362, 1.1, football(92), { foot: 58, cast: [0.2, -0.3], castOpacity: 0.4 }) +
  blades(8, 404, 170, 62, ['#2f7f35', '#4fa548', '#74c568', '#226028']) +
  drops(5, 46, 30, 110, 340, 260, 4) +
  vignette(0.4);
