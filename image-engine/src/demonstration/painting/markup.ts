import { seedOf } from './chance.ts';

/**
 * Drawings are strings of SVG, 400 units wide. Two short notations are allowed wherever a paint or a filter is, and `toSvg`
 * turns them into real ones:
 * `lin(90 #fff #000@40 #333)`: degrees, then stops, each with an optional place in per cent;
 * `rad(.3 .3 .8 #fff #000)`: centre and radius in shares of the shape, then stops;
 * `blur(6)`; `drop(4 6 8 #120b26 .4)`: a cast shadow; `ink(#120b26 4)`: only the silhouette, blurred;
 * `noise(.02 .4 3 7 #5a3a1a .5)`: both frequencies, octaves, seed, colour, strength, inside the shape.
 */
export type Markup = string;

const NIGHT = '#120b26';

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): Markup =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): Markup =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

export const dot = (cx: number, cy: number, r: number, fill: string, more = ''): Markup =>
  oval(cx, cy, r, r, fill, more);

export const shape = (d: string, fill: string, more = ''): Markup =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = ''): Markup =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${more.includes('linecap') ? '' : 'stroke-linecap="round" stroke-linejoin="round"'} ${more}/>`;

export const group = (more: string, ...parts: Markup[]): Markup => `<g ${more}>${parts.join('')}</g>`;

export const at = (x: number, y: number, scale: number, part: Markup, turn = 0): Markup =>
  group(`transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"`, part);

export const blurred = (amount: number, ...parts: Markup[]): Markup =>
  group(`filter="blur(${amount})"`, ...parts);

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a.map((value, index) => hex(value + ((b[index] ?? 0) - value) * share)).join('')}`;
}

export const dark = (color: string, share = 0.3): string => mix(color, NIGHT, share);

export const lite = (color: string, share = 0.35): string => mix(color, '#ffffff', share);

/** A round body standing upright, lit from the left. */
export const tube = (c: string): string =>
  `lin(0 ${dark(c, 0.3)} ${c}@14 ${lite(c, 0.45)}@30 ${c}@52 ${dark(c, 0.38)}@90 ${dark(c, 0.22)})`;

/** A ball, lit from above and left. */
export const ball = (c: string): string => `rad(.36 .28 .78 ${lite(c, 0.55)} ${c}@45 ${dark(c, 0.45)})`;

/** A flat face, lit from above and left. */
export const face = (c: string): string => `lin(60 ${lite(c, 0.22)} ${c}@45 ${dark(c, 0.25)})`;

/** One of a list, round and round. */
export const pick = <Item>(list: readonly [Item, ...Item[]], index: number): Item =>
  list[Math.floor(index) % list.length] ?? list[0];

/** `draw` for 0, 1, 2 … `count` - 1, joined. */
export const times = (count: number, draw: (index: number) => Markup): Markup =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A whole document that shows `box` (left, top, width, height in units), filling its target and cut where it must be. */
export function toSvg(
  markup: Markup,
  box: readonly [number, number, number, number],
  width: number,
  height: number,
): string {
  const definitions = new Map<string, string>();
  const body = markup.replace(/(lin|rad|blur|drop|ink|noise)\(([^()]*)\)/g, (notation, kind, words) => {
    const id = `d${hash(notation)}`;
    definitions.set(id, define[kind as keyof typeof define](id, String(words).trim().split(/\s+/)));
    return `url(#${id})`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}" preserveAspectRatio="xMidYMax slice"><defs>${[...definitions.values()].join('')}</defs>${body}</svg>`;
}

const WIDE = 'filterUnits="userSpaceOnUse" x="-600" y="-600" width="1600" height="1600"';

const FILTER = `${WIDE} color-interpolation-filters="sRGB"`;

const define = {
  lin: (id: string, [degrees = '0', ...stops]: string[]) =>
    `<linearGradient id="${id}" gradientTransform="rotate(${degrees} .5 .5)">${stopsOf(stops)}</linearGradient>`,
  rad: (id: string, [cx = '.5', cy = '.5', r = '.5', ...stops]: string[]) =>
    `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`,
  blur: (id: string, [amount = '1']: string[]) =>
    `<filter id="${id}" ${FILTER}><feGaussianBlur stdDeviation="${amount}"/></filter>`,
  drop: (id: string, [dx = '0', dy = '0', amount = '1', color = NIGHT, opacity = '.4']: string[]) =>
    `<filter id="${id}" ${FILTER}><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${amount}" flood-color="${color}" flood-opacity="${opacity}"/></filter>`,
  ink: (id: string, [color = NIGHT, amount = '1']: string[]) =>
    `<filter id="${id}" ${FILTER}><feFlood flood-color="${color}"/><feComposite in2="SourceAlpha" operator="in"/><feGaussianBlur stdDeviation="${amount}"/></filter>`,
  noise: (
    id: string,
    [fx = '.1', fy = '.1', octaves = '2', seed = '1', color = NIGHT, strength = '.4']: string[],
  ) => {
    const [r = 0, g = 0, b = 0] = channels(color).map((value) => value / 255);
    const k = Number(strength);
    return `<filter id="${id}" ${FILTER}><feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${4 * k} 0 0 0 ${-1.6 * k}"/><feComposite in2="SourceAlpha" operator="in"/></filter>`;
  },
};

function stopsOf(stops: string[]): string {
  return stops
    .map((stop, index) => {
      const [color = '', place = String((100 * index) / Math.max(1, stops.length - 1))] = stop.split('@');
      const opacity = color.length === 9 ? Number.parseInt(color.slice(7), 16) / 255 : 1;
      return `<stop offset="${place}%" stop-color="${color.slice(0, 7)}" stop-opacity="${opacity.toFixed(3)}"/>`;
    })
    .join('');
}

function channels(color: string): number[] {
  const long = color.length === 4 ? color.replace(/[0-9a-f]/gi, '$&$&') : color;
  return [1, 3, 5].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

const hash = (text: string): string => seedOf(text).toString(36);
