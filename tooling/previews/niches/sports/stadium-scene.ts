import { drops } from '../../../../bff/src/providers/local/painting/props/water.ts';
import { fill, glow, stand, vignette } from '../../light.ts';
import { blurred, chance, dot, inside, type Markup, pick, rect, shape, stroke, times } from '../../markup.ts';

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

const penta = (x: number, y: number, r: number, turn: number, c = '#1b1a24'): Markup =>
  shape(
    `M${Array.from({ length: 5 }, (_, i) => {
      const a = ((turn + i * 72) * Math.PI) / 180;
      return `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`;
    }).join(' L')} Z`,
    c,
  );

const football = (r: number): Markup =>
  dot(0, -r, r, 'rad(.36 .28 .82 #ffffff #eef0f6@50 #9aa3b8)') +
  inside(
    dot(0, -r, r, '#000'),
    penta(-6, -r - 4, r * 0.34, -90) +
      times(5, (i) => {
        const a = ((-90 + i * 72) * Math.PI) / 180;
        return (
          penta(-6 + Math.cos(a) * r * 0.98, -r - 4 + Math.sin(a) * r * 0.98, r * 0.34, 90 + i * 72) +
          stroke(
            `M${-6 + Math.cos(a) * r * 0.34} ${-r - 4 + Math.sin(a) * r * 0.34} L${-6 + Math.cos(a) * r * 0.66} ${-r - 4 + Math.sin(a) * r * 0.66}`,
            '#3a3d4d',
            3,
          )
        );
      }),
    dot(0, -r, r, 'rad(.36 .28 .82 #ffffff22 #ffffff00@45 #12182e99)'),
  );

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
