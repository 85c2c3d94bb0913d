/** The names of hues, each up to an angle of the colour circle. */
const HUES: readonly (readonly [upTo: number, name: string])[] = [
  [12, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [95, 'lime green'],
  [160, 'green'],
  [190, 'teal'],
  [215, 'light blue'],
  [255, 'blue'],
  [290, 'purple'],
  [330, 'magenta'],
  [348, 'pink'],
  [360, 'red'],
];
/** Below these a colour is grey. */
const FAINT = 0.1;

/** A colour for a model that reads words better than digits: 'dark green (#14532D)'. */
export function colorInWords(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  return `${named(red, green, blue, most - least, lightness)} (${hex})`;
}

function named(red: number, green: number, blue: number, chroma: number, lightness: number): string {
  if (chroma < FAINT) return grey(lightness);
  const hue = hueOf(red, green, blue, chroma);
  const name = HUES.find(([upTo]) => hue <= upTo)?.[1] ?? 'red';
  if (name === 'orange' && lightness < 0.35) return 'brown';
  if (lightness < 0.3) return `dark ${name}`;
  return lightness > 0.75 ? `pale ${name}` : name;
}

function grey(lightness: number): string {
  if (lightness > 0.93) return 'white';
  if (lightness > 0.7) return 'light grey';
  if (lightness > 0.35) return 'grey';
  return lightness > 0.12 ? 'dark grey' : 'black';
}

function hueOf(red: number, green: number, blue: number, chroma: number): number {
  const most = Math.max(red, green, blue);
  if (most === red) return (((green - blue) / chroma) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / chroma) * 60 + 120;
  return ((red - green) / chroma) * 60 + 240;
}
