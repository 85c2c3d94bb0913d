import { fill } from './light.ts';
import { dark, lite, type Markup, rect, stroke, times } from './markup.ts';

/** A counter or table top of boards, from `y` down, seen from the front. */
export function boards(y: number, color: string, seed = 3, lines = 3): Markup {
  const seams = times(lines, (index) => {
    const depth = y + (400 - y) * ((index + 1) / (lines + 0.6)) ** 1.5;
    return stroke(`M-20 ${depth} H420`, dark(color, 0.55), 1.3, 'opacity=".5"');
  });
  return (
    rect(-20, y, 440, 420 - y, `lin(90 ${dark(color, 0.22)} ${color}@30 ${lite(color, 0.16)})`) +
    rect(
      -20,
      y,
      440,
      420 - y,
      '#000',
      `filter="noise(.008 .16 3 ${seed} ${dark(color, 0.6)} .5)" opacity=".55"`,
    ) +
    rect(
      -20,
      y,
      440,
      420 - y,
      '#000',
      `filter="noise(.004 .34 2 ${seed + 4} ${lite(color, 0.5)} .5)" opacity=".35"`,
    ) +
    seams +
    rect(-20, y, 440, 2.5, lite(color, 0.4), 'opacity=".6"')
  );
}

/** Boards seen from above, running upwards. */
export function boardsFromAbove(color: string, seed = 5, count = 5): Markup {
  const width = 440 / count;
  return (
    fill(`lin(45 ${lite(color, 0.18)} ${color}@50 ${dark(color, 0.22)})`) +
    times(count, (index) =>
      rect(-20 + index * width, -20, width, 440, index % 2 ? '#ffffff' : '#000000', 'opacity=".045"'),
    ) +
    fill('#000', `filter="noise(.1 .006 2 ${seed} ${dark(color, 0.6)} .5)" opacity=".55"`) +
    fill('#000', `filter="noise(.2 .004 2 ${seed + 3} ${lite(color, 0.5)} .5)" opacity=".3"`) +
    times(count - 1, (index) =>
      stroke(`M${-20 + (index + 1) * width} -20 V420`, dark(color, 0.6), 1.6, 'opacity=".55"'),
    )
  );
}

/** A slab of stone from `y` down; `vein` shows as marble, a near colour as concrete. */
export const stone = (y: number, color: string, vein: string, seed = 8, grain = 0.02): Markup =>
  rect(-20, y, 440, 420 - y, `lin(90 ${dark(color, 0.12)} ${color}@35 ${lite(color, 0.3)})`) +
  rect(
    -20,
    y,
    440,
    420 - y,
    '#000',
    `filter="noise(${grain} ${grain * 2.4} 4 ${seed} ${vein} .9)" opacity=".42"`,
  ) +
  rect(-20, y, 440, 3, '#fff', 'opacity=".55"');

/** Stone seen from above. */
export const stoneFromAbove = (color: string, vein: string, seed = 8, grain = 0.02): Markup =>
  fill(`lin(50 ${lite(color, 0.3)} ${color}@45 ${dark(color, 0.2)})`) +
  fill('#000', `filter="noise(${grain} ${grain * 1.3} 4 ${seed} ${vein} .9)" opacity=".4"`);

/** Woven cloth seen from above. */
export const clothFromAbove = (color: string, seed = 4): Markup =>
  fill(`lin(50 ${lite(color, 0.25)} ${color}@45 ${dark(color, 0.18)})`) +
  fill('#000', `filter="noise(.5 .03 2 ${seed} ${dark(color, 0.4)} .5)" opacity=".18"`) +
  fill('#000', `filter="noise(.03 .5 2 ${seed + 1} ${lite(color, 0.5)} .5)" opacity=".18"`) +
  fill('#000', `filter="noise(.006 .012 2 ${seed + 2} ${dark(color, 0.5)} .6)" opacity=".28"`);

/** Soft folds of satin. */
export const satin = (color: string, seed = 3): Markup =>
  fill(color) +
  fill('#000', `filter="noise(.004 .012 2 ${seed} ${dark(color, 0.75)} 1)"`) +
  fill('#000', `filter="noise(.006 .02 1 ${seed + 5} ${lite(color, 0.55)} .8)" opacity=".8"`);
