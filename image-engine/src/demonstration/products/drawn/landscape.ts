import { chance } from '../../painting/chance.ts';
import { lite, type Markup, shape } from '../../painting/markup.ts';

export function hills(y: number, color: string, seed: number, rise = 60): Markup {
  const next = chance(seed);
  let line = `M-75 460 L-75 ${y}`;
  for (let x = -75; x < 470; x += 55)
    line += ` Q${x + 27} ${y - rise * (0.3 + next())} ${x + 55} ${y - rise * next() * 0.5}`;
  return shape(`${line} V460 Z`, color);
}

/** A mountain range. */
export function peaks(y: number, color: string, seed: number, rise = 90): Markup {
  const next = chance(seed);
  let line = `M-75 460 L-75 ${y}`;
  for (let x = -30; x < 480; x += 46)
    line += ` L${x} ${y - rise * (0.25 + next() * 0.75)} L${x + 26} ${y - rise * next() * 0.4}`;
  return shape(`${line} V460 Z`, `lin(90 ${lite(color, 0.3)} ${color}@60)`);
}
