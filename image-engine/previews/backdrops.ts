import { fill, glow } from './light.ts';
import {
  at,
  blurred,
  chance,
  dark,
  dot,
  faded,
  group,
  inside,
  lite,
  type Markup,
  mix,
  oval,
  pick,
  rect,
  shape,
  stroke,
  times,
} from './markup.ts';

/** Paper without a seam, lit around a point. */
export const studio = (top: string, bottom: string, light = lite(top, 0.5), x = 130, y = 110): Markup =>
  fill(`lin(90 ${top} ${top}@45 ${bottom})`) + glow(x, y, 300, light, 0.75);

/** A wall down to `y` and a floor below it. */
export const room = (wall: string, floor: string, y = 285, light = lite(wall, 0.45)): Markup =>
  fill(`lin(90 ${lite(wall, 0.06)} ${wall}@50 ${dark(wall, 0.12)})`) +
  glow(120, 90, 280, light, 0.6) +
  rect(-20, y, 440, 140, `lin(90 ${dark(floor, 0.16)} ${floor}@40 ${lite(floor, 0.14)})`) +
  blurred(4, rect(-20, y - 3, 440, 7, dark(floor, 0.5), 'opacity=".3"'));

/** Lights out of focus. */
export function bokeh(
  seed: number,
  colors: readonly [string, ...string[]],
  count = 22,
  bottom = 250,
  size = 22,
): Markup {
  const next = chance(seed);
  return times(count, () => {
    const [x, y, r] = [next() * 420 - 10, next() * bottom - 10, (0.35 + next() * 0.75) * size];
    const color = pick(colors, Math.floor(next() * colors.length));
    return dot(
      x,
      y,
      r,
      `rad(.5 .5 .5 ${color}aa ${color}cc@82 ${lite(color, 0.4)}@93 ${color}00)`,
      `opacity="${0.25 + next() * 0.5}"`,
    );
  });
}

/** Leaves out of focus. */
export function foliage(
  seed: number,
  colors: readonly [string, ...string[]],
  count = 40,
  bottom = 260,
  soft = 9,
): Markup {
  const next = chance(seed);
  const leaves = times(count, () => {
    const [x, y, turn] = [next() * 440 - 20, next() * bottom - 20, next() * 180];
    const color = pick(colors, Math.floor(next() * colors.length));
    return group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      oval(0, 0, 18 + next() * 34, 8 + next() * 16, color, `opacity="${0.45 + next() * 0.5}"`),
    );
  });
  return blurred(soft, leaves);
}

export const sky = (top: string, bottom: string): Markup => fill(`lin(90 ${top} ${bottom}@70)`);

export const cloud = (x: number, y: number, scale: number, color = '#fff', opacity = 0.9): Markup =>
  at(
    x,
    y,
    scale,
    faded(
      opacity,
      blurred(
        2.5,
        oval(0, 0, 44, 14, color),
        dot(-18, -8, 16, color),
        dot(6, -14, 20, color),
        dot(26, -5, 13, color),
      ),
    ),
  );

/** The sea from `y` to `bottom`, with light on it. */
export const sea = (y: number, bottom: number, far: string, near: string): Markup =>
  rect(-20, y, 440, bottom - y, `lin(90 ${far} ${near})`) +
  inside(
    rect(-20, y, 440, bottom - y, '#000'),
    rect(-20, y, 440, bottom - y, '#000', `filter="noise(.012 .22 2 6 #ffffff .6)" opacity=".5"`),
  );

/** An arch let into a wall. */
export const arch = (x: number, y: number, w: number, h: number, color: string): Markup => {
  const r = w / 2;
  const d = `M${x - r} ${y} V${y - h + r} A${r} ${r} 0 0 1 ${x + r} ${y - h + r} V${y} Z`;
  return (
    shape(d, `lin(20 ${dark(color, 0.28)} ${color}@40 ${lite(color, 0.18)})`) +
    inside(
      shape(d, '#000'),
      blurred(8, stroke(d, dark(color, 0.7), 16, 'opacity=".35" transform="translate(6 6)"')),
    )
  );
};

/** Glazed tiles. */
export function tiles(color: string, grout: string, size = 44, bottom = 420, seed = 2): Markup {
  const next = chance(seed);
  const columns = Math.ceil(440 / size);
  const rows = Math.ceil((bottom + 20) / size);
  return (
    rect(-20, -20, 440, bottom + 20, grout) +
    times(columns * rows, (index) => {
      const [x, y] = [-20 + (index % columns) * size, -20 + Math.floor(index / columns) * size];
      if (y + size > bottom + size) return '';
      const own = next() < 0.5 ? lite(color, next() * 0.16) : dark(color, next() * 0.1);
      return rect(
        x + 1.4,
        y + 1.4,
        size - 2.8,
        Math.min(size, bottom - y) - 2.8,
        `lin(55 ${lite(own, 0.22)} ${own}@50 ${dark(own, 0.08)})`,
        'rx="2.5"',
      );
    })
  );
}

/** Upright slats of wood. */
export const slats = (color: string, bottom = 300, width = 16): Markup =>
  rect(-20, -20, 440, bottom + 20, dark(color, 0.6)) +
  times(Math.ceil(440 / width), (index) =>
    rect(
      -20 + index * width,
      -20,
      width - 4,
      bottom + 20,
      `lin(0 ${dark(color, 0.3)} ${lite(color, 0.2)}@35 ${color}@60 ${dark(color, 0.35)})`,
    ),
  );

/** A curtain with the day behind it. */
export function curtain(x: number, w: number, bottom: number, color = '#fffaf0', opacity = 0.9): Markup {
  const folds = Math.round(w / 16);
  return faded(
    opacity,
    rect(x, -20, w, bottom + 20, color),
    times(folds, (index) =>
      rect(
        x + index * 16,
        -20,
        16,
        bottom + 20,
        `lin(0 ${dark(color, 0.2)}00 ${mix(color, '#8a7a9a', 0.45)}@45 ${color}@70 ${dark(color, 0.1)}00)`,
        'opacity=".55"',
      ),
    ),
  );
}

/** A bright window with its frame, far behind. */
export const windowFrame = (
  x: number,
  y: number,
  w: number,
  h: number,
  day: string,
  frame = '#fff',
  soft = 4,
): Markup =>
  blurred(
    soft,
    rect(x, y, w, h, `lin(90 ${lite(day, 0.5)} ${day})`),
    stroke(`M${x} ${y} h${w} v${h} h${-w} Z M${x + w / 2} ${y} v${h} M${x} ${y + h / 2} h${w}`, frame, 9),
  );
