import { at, dark, face, lite, type Markup, mix, oval, shape, stroke, times, tube } from '../markup.ts';

/** A frond that grows upwards from (0, 0), 150 long. */
export function palm(color: string, count = 17): Markup {
  const side = (way: 1 | -1) =>
    times(count, (index) => {
      const share = index / count;
      const y = -20 - share * 125;
      const length = 66 * Math.sin(Math.PI * (0.22 + share * 0.72)) + 10;
      const [x, end] = [way * length, y - length * 0.5];
      return shape(
        `M0 ${y + 3} Q${x * 0.45} ${y - length * 0.36} ${x} ${end} Q${x * 0.5} ${y - length * 0.2} 0 ${y - 3.5} Z`,
        way > 0 ? lite(color, 0.14) : dark(color, 0.12),
      );
    });
  return side(1) + side(-1) + stroke('M0 0 Q2 -80 0 -150', dark(color, 0.2), 2.4);
}

/** A leaf of the costela-de-adão around (0, 0), 100 high. */
function monstera(color: string): Markup {
  const points = Array.from({ length: 90 }, (_, index) => {
    const angle = (index / 90) * Math.PI * 2;
    const heart = 44 * (1 - 0.42 * Math.sin(angle)) * (0.86 + 0.14 * Math.abs(Math.cos(angle)));
    const notch = Math.max(0, Math.cos(angle * 9 + 0.6)) ** 6 * Math.abs(Math.cos(angle)) ** 0.5 * 0.5;
    const r = heart * (1 - notch);
    return `${(Math.cos(angle) * r * 0.95).toFixed(1)} ${(Math.sin(angle) * -r * -1 + 6).toFixed(1)}`;
  });
  return (
    shape(
      `M${points.join(' L')} Z`,
      `lin(70 ${lite(color, 0.25)} ${color}@45 ${dark(color, 0.35)})`,
      'transform="scale(1 -1)"',
    ) +
    stroke('M0 50 Q3 0 0 -44', lite(color, 0.4), 1.6, 'opacity=".7"') +
    times(4, (index) =>
      stroke(
        `M1 ${20 - index * 15} L${30 - index * 3} ${6 - index * 16} M0 ${20 - index * 15} L${-30 + index * 3} ${6 - index * 16}`,
        lite(color, 0.35),
        1,
        'opacity=".5"',
      ),
    )
  );
}

/** A twig with round leaves, upwards from (0, 0), 130 long. */
export const eucalyptus = (color = '#7fa58b'): Markup =>
  stroke('M0 0 Q8 -60 -2 -128', dark(color, 0.35), 2) +
  times(7, (index) => {
    const y = -18 - index * 17;
    const size = 13 - index * 1.1;
    return (
      oval(
        14 + index * 0.2,
        y,
        size,
        size * 0.72,
        face(mix(color, '#ffffff', (index % 3) * 0.08)),
        `transform="rotate(-24 12 ${y})"`,
      ) + oval(-11, y - 6, size, size * 0.72, face(dark(color, 0.12)), `transform="rotate(22 -11 ${y})"`)
    );
  });

/** A twig with small pointed leaves, 90 long: mint, olive, basil by colour. */
export const sprig = (color: string, count = 5): Markup =>
  stroke('M0 0 Q6 -40 0 -86', dark(color, 0.3), 2) +
  times(count, (index) => {
    const y = -14 - (index * 74) / count;
    const size = 22 - index * 2.4;
    const leaf = (way: number) =>
      shape(
        `M2 ${y} q${way * size * 0.5} ${-size * 0.75} ${way * size * 1.15} ${-size * 0.5} q${-way * size * 0.3} ${size * 0.7} ${-way * size * 1.15} ${size * 0.5} Z`,
        face(way > 0 ? lite(color, 0.12) : color),
      );
    return leaf(1) + leaf(-1);
  });

/** Broad leaves of a costela-de-adão in a pot, 190 high. */
export const monsteraPlant = (leaf: string, pot: string): Markup =>
  stroke('M0 -50 Q-20 -100 -46 -128 M0 -50 Q6 -110 10 -160 M0 -50 Q26 -90 52 -112', dark(leaf, 0.3), 3.4) +
  at(-48, -138, 0.72, monstera(dark(leaf, 0.12)), -34) +
  at(54, -122, 0.66, monstera(leaf), 40) +
  at(10, -172, 0.8, monstera(lite(leaf, 0.08)), 4) +
  at(-18, -90, 0.5, monstera(dark(leaf, 0.22)), -60) +
  shape('M-30 -54 H30 L23 0 H-23 Z', tube(pot));
