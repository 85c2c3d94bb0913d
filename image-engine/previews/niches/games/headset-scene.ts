import { headset } from '../../../src/demonstration/products/drawn/headset.ts';
import { fill, stand, vignette } from '../../light.ts';
import {
  at,
  blurred,
  chance,
  dark,
  lite,
  type Markup,
  metal,
  oval,
  rect,
  shape,
  times,
  tube,
} from '../../markup.ts';

const hexes = (seed: number): Markup => {
  const next = chance(seed);
  return times(42, (i) => {
    const [col, row] = [i % 7, Math.floor(i / 7)];
    const [x, y] = [col * 66 + (row % 2) * 33 - 12, row * 57 - 10];
    const on = next();
    const c = on > 0.62 ? '#ff4fc0' : on > 0.32 ? '#3f8bff' : '#2a2450';
    return shape(
      `M${x} ${y - 34} L${x + 29} ${y - 17} V${y + 17} L${x} ${y + 34} L${x - 29} ${y + 17} V${y - 17} Z`,
      `rad(.5 .5 .6 ${lite(c, 0.3)} ${c}@60 ${dark(c, 0.4)})`,
      `opacity="${on > 0.32 ? 0.85 : 0.5}"`,
    );
  });
};

export const headsetScene =
  fill('#120d2a') +
  blurred(4, hexes(5)) +
  rect(-20, 312, 440, 110, 'lin(90 #15102c #2b2150)') +
  rect(-20, 311, 440, 2, '#b48cff', 'opacity=".6"') +
  stand(
    200,
    358,
    1,
    oval(0, -4, 62, 13, metal('#4a4660')) +
      rect(-7, -230, 14, 226, metal('#5a5674')) +
      rect(-40, -238, 80, 14, tube('#4a4660'), 'rx="7"'),
    { foot: 58, cast: null, reflection: 0.3 },
  ) +
  at(200, 340, 1.08, headset) +
  vignette(0.4);
