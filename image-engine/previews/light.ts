import { at, blurred, dot, group, type Markup, masked, NIGHT, oval, rect, shape, times } from './markup.ts';

/** The whole square. */
export const fill = (paint: string, more = ''): Markup => rect(-20, -20, 440, 440, paint, more);

/** A glow around a point. */
export const glow = (x: number, y: number, r: number, color: string, opacity = 0.6): Markup =>
  dot(x, y, r, `rad(.5 .5 .5 ${color} ${color}88@35 ${color}00)`, `opacity="${opacity}"`);

/** Around a flame. */
export const halo = blurred(8, dot(0, -12, 26, '#ffb347', 'opacity=".55"'));

/** Panes of a window, thrown on what stands there, falling to the right. */
export function windowLight(x: number, y: number, size: number, color = '#fff6dc', opacity = 0.5): Markup {
  const panes = times(6, (index) => {
    const [left, top] = [(index % 2) * 78, Math.floor(index / 2) * 66];
    return rect(left, top, 70, 58, color);
  });
  return group(
    `transform="translate(${x} ${y}) scale(${size}) skewX(-8) skewY(14)" opacity="${opacity}"`,
    blurred(3, panes),
  );
}

/** The stripes of a blind, as light. */
export const blindLight = (color = '#fff0cc', opacity = 0.55): Markup =>
  group(
    `transform="skewY(-16)" opacity="${opacity}"`,
    blurred(
      2.5,
      times(9, (index) => rect(-60, 40 + index * 34, 520, 15, color)),
    ),
  );

/** A cone of light from a point of the upper edge. */
export const beam = (x: number, top: number, width: number, color = '#fff', opacity = 0.4): Markup =>
  blurred(
    9,
    shape(
      `M${x - 14} ${top} L${x + 14} ${top} L${x + width} 420 L${x - width} 420 Z`,
      `lin(90 ${color} ${color}55@45 ${color}00)`,
      `opacity="${opacity}"`,
    ),
  );

/** Rays between trees or clouds. */
export const rays = (x: number, y: number, color = '#fff3c4', opacity = 0.3, turn = 28): Markup =>
  group(
    `transform="rotate(${turn} ${x} ${y})" opacity="${opacity}"`,
    blurred(
      7,
      times(5, (index) => {
        const left = x - 90 + index * 42;
        return shape(
          `M${left} ${y} L${left + 14} ${y} L${left + 44 + index * 7} 560 L${left - 18} 560 Z`,
          `lin(90 ${color} ${color}00)`,
        );
      }),
    ),
  );

/** Dark corners. */
export const vignette = (opacity = 0.35, color = NIGHT): Markup =>
  fill(`rad(.5 .46 .75 ${color}00@45 ${color})`, `opacity="${opacity}"`);

type Standing = {
  /** Half the width of what touches the ground. */
  foot?: number;
  contact?: number;
  /** Where the top's shadow falls, in shares of the height: to the right, and forward. */
  cast?: readonly [number, number] | null;
  castOpacity?: number;
  castBlur?: number;
  reflection?: number;
  turn?: number;
  shade?: string;
};

/** Puts a product, drawn upwards from (0, 0), on a surface: what it throws on it, then itself. */
export function stand(x: number, y: number, scale: number, product: Markup, options: Standing = {}): Markup {
  const {
    foot = 60,
    contact = 0.55,
    cast = [0.5, -0.22],
    castOpacity = 0.32,
    castBlur = 4,
    shade = NIGHT,
  } = options;
  const { reflection = 0, turn = 0 } = options;
  const thrown = cast
    ? group(
        `transform="matrix(1 0 ${-cast[0]} ${-cast[1]} 0 0)" opacity="${castOpacity}"`,
        group(`filter="ink(${shade} ${castBlur})"`, product),
      )
    : '';
  const mirrored = reflection
    ? masked(
        rect(-300, 0, 600, 260, `lin(90 #ffffff #000000@70)`),
        group(`transform="scale(1 -1)" opacity="${reflection}"`, blurred(1.2, product)),
      )
    : '';
  const touching = contact
    ? blurred(5, oval(3, 1, foot * 1.05, Math.max(4, foot * 0.13), shade, `opacity="${contact * 0.7}"`)) +
      blurred(2, oval(1, 0, foot * 0.92, Math.max(2.5, foot * 0.07), shade, `opacity="${contact}"`))
    : '';
  return at(x, y, scale, mirrored + thrown + touching + group(`transform="rotate(${turn})"`, product));
}

/** Puts something flat on a surface that is seen from above. */
export const lay = (x: number, y: number, scale: number, product: Markup, turn = 0, height = 5): Markup =>
  group(
    `filter="drop(${height * 0.9} ${height * 1.2} ${height} ${NIGHT} .38)"`,
    at(x, y, scale, product, turn),
  );

/** Puts something on a wall, or in the air before it. */
export const hang = (
  x: number,
  y: number,
  scale: number,
  product: Markup,
  [dx, dy, soft]: readonly [number, number, number] = [9, 12, 7],
  opacity = 0.32,
): Markup => group(`filter="drop(${dx} ${dy} ${soft} ${NIGHT} ${opacity})"`, at(x, y, scale, product));
