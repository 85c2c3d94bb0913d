import { rgbOf } from '../colour.ts';
import { labFromRgb } from '../segmentation/lab.ts';

type Lab = readonly [lightness: number, a: number, b: number];

/** Colours that a buyer would name, with their Portuguese names as adjectives of 'tons de'. */
const NAMES: readonly (readonly [name: string, color: string])[] = [
  ['branco', '#f7f7f5'],
  ['cinza-claro', '#cdcfd1'],
  ['cinza', '#97999c'],
  ['cinza-escuro', '#56585c'],
  ['grafite', '#303236'],
  ['preto', '#121214'],
  ['creme', '#f1e5cd'],
  ['bege', '#d9c6a8'],
  ['caramelo', '#b67a42'],
  ['marrom', '#6a4429'],
  ['marrom-escuro', '#3d2718'],
  ['terracota', '#bd6a47'],
  ['vermelho', '#c42128'],
  ['vermelho-escuro', '#7d1a1c'],
  ['vinho', '#5a1226'],
  ['rosa', '#ea94ac'],
  ['rosa-claro', '#f5d3da'],
  ['pink', '#e32f86'],
  ['coral', '#f1806c'],
  ['laranja', '#ea7c26'],
  ['âmbar', '#c58423'],
  ['dourado', '#d0a545'],
  ['amarelo', '#f3ce35'],
  ['verde-limão', '#a6cf3a'],
  ['verde', '#3f8f47'],
  ['verde-escuro', '#1d4a31'],
  ['verde-claro', '#a9d39a'],
  ['verde-oliva', '#7a7c48'],
  ['verde-sálvia', '#a7b69c'],
  ['verde-água', '#a3d9ca'],
  ['turquesa', '#3cbfc0'],
  ['azul-claro', '#a9cfea'],
  ['azul', '#2f6fc0'],
  ['azul-marinho', '#182a52'],
  ['azul-petróleo', '#175063'],
  ['azul-acinzentado', '#8094a6'],
  ['lilás', '#c3aae4'],
  ['roxo', '#6d38ab'],
  ['violeta', '#8350d2'],
];

const labOf = (rgb: readonly number[]): Lab => {
  const { lab } = labFromRgb(
    Uint8Array.from(rgb.map((value) => Math.max(0, Math.min(255, Math.round(value))))),
    1,
    1,
  );
  return [lab[0] ?? 0, lab[1] ?? 0, lab[2] ?? 0];
};

const KNOWN = NAMES.map(([name, color]) => ({ name, lab: labOf(rgbOf(color)) }));

/** The Portuguese name of a colour, the nearest as the eye sees it: hue counts more than lightness. */
export function colourName(rgb: readonly number[]): string {
  const [l, a, b] = labOf(rgb);
  let best = { name: 'cinza', far: Number.POSITIVE_INFINITY };
  for (const { name, lab } of KNOWN) {
    const far = ((l - lab[0]) * 0.8) ** 2 + (a - lab[1]) ** 2 + (b - lab[2]) ** 2;
    if (far < best.far) best = { name, far };
  }
  return best.name;
}
