import { dark, type Markup, mix, oval, rect, times } from './markup.ts';

/** What a place looks like behind the product, drawn on 400 x 300 units whose lower edge meets the surface. */
export interface Backdrop {
  markup: Markup;
  /** How far out of focus, in units. */
  soft: number;
  /** Lamps and glare, added as light. */
  lights?: Markup;
}

export interface Painter {
  /** The main colour of wall or sky. */
  wall: string;
  /** A second colour, where a gradient or an accent is wanted. */
  accent: string;
  /** Numbers between 0 and 1. */
  next(): number;
}

export const ground = (paint: string): Markup => rect(-100, -300, 600, 620, paint);

/** Discs of light as a lens draws points that are out of focus. */
export function bokehLights(
  next: () => number,
  colors: readonly string[],
  count: number,
  size: number,
  low = 250,
): Markup {
  return times(count, () => {
    const [x, y, r] = [next() * 440 - 20, low - next() ** 1.2 * 300, (0.45 + next() * 0.7) * size];
    const color = colors[Math.floor(next() * colors.length)] ?? '#ffffff';
    return oval(
      x,
      y,
      r,
      r,
      `rad(.5 .5 .5 ${color}88 ${color}99@80 ${color}ee@93 ${color}00)`,
      `opacity="${(0.25 + next() * 0.6).toFixed(2)}"`,
    );
  });
}

/** Shapeless green, light and dark, as trees and hedges look from far. */
export function greenery(
  next: () => number,
  colors: readonly string[],
  count: number,
  top = -60,
  bottom = 300,
): Markup {
  return times(count, (index) => {
    const share = index / count;
    const [x, y] = [next() * 460 - 30, top + (bottom - top) * next()];
    const base = colors[Math.floor(next() * colors.length)] ?? '#5c8a3f';
    const color = mix(base, next() < 0.5 ? '#ffffff' : '#0b1d08', next() * 0.28);
    return oval(
      x,
      y,
      14 + next() * 46 * (1.2 - share),
      10 + next() * 30,
      color,
      `opacity="${(0.5 + next() * 0.5).toFixed(2)}" transform="rotate(${(next() * 80 - 40).toFixed(0)} ${x} ${y})"`,
    );
  });
}

/** A window full of daylight, with its frame. */
export function brightWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  view = '#fdfbf2',
  frame = '#f1ede4',
): Markup {
  return (
    rect(x - 7, y - 7, w + 14, h + 14, frame) +
    rect(x, y, w, h, `lin(90 #ffffff ${view}@60 ${dark(view, 0.08)})`) +
    rect(x + w / 2 - 3, y, 6, h, frame) +
    rect(x, y + h * 0.45, w, 5, frame)
  );
}

/** A shelf of objects that stand side by side. */
export function shelf(
  next: () => number,
  x: number,
  y: number,
  w: number,
  colors: readonly string[],
  tall = 34,
  board = '#b58a5c',
): Markup {
  let at = x + 4;
  let things = '';
  while (at < x + w - 8) {
    const [width, height] = [5 + next() * 13, tall * (0.5 + next() * 0.5)];
    const color = colors[Math.floor(next() * colors.length)] ?? '#888888';
    things += rect(
      at,
      y - height,
      width,
      height,
      `lin(0 ${dark(color, 0.25)} ${color}@35 ${dark(color, 0.3)})`,
      'rx="2"',
    );
    at += width + (next() < 0.2 ? 12 : 1.5);
  }
  return things + rect(x, y, w, 6, `lin(90 ${board} ${dark(board, 0.4)})`);
}
