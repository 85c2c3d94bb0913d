/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Portuguese colour names as people write them, without accents and hyphens; the first of a shade also names it. */
export const COLOUR_WORDS: readonly (readonly [name: string, color: string])[] = [
  ['branco gelo', '#eef1f4'],
  ['off white', '#f4efe6'],
  ['branc*', '#f7f6f4'],
  ['gelo', '#e9eef3'],
  ['creme', '#f3e6cf'],
  ['marfim', '#f1e8d5'],
  ['neutr*', '#dfd9d1'],
  ['areia', '#e2d0b1'],
  ['bege', '#e3d3bb'],
  ['nude', '#e6c7b2'],
  ['linho cru', '#e4d9c6'],
  ['preto azulado', '#141b2b'],
  ['pret*', '#151518'],
  ['cinza chumbo', '#3c4148'],
  ['cinza perola', '#dcdcda'],
  ['cinza claro', '#cfd2d5'],
  ['cinza escuro', '#4a4d52'],
  ['cinza*', '#9a9da1'],
  ['grafite', '#33363b'],
  ['chumbo', '#4a4f57'],
  ['prata*', '#c4c8ce'],
  ['dourad*', '#d8a94a'],
  ['ouro', '#d8a94a'],
  ['bronze', '#a2713b'],
  ['cobre', '#b8703f'],
  ['rosa claro', '#f6d3da'],
  ['rosa cha', '#ecc9c0'],
  ['rosa antigo', '#cf9a9a'],
  ['rosa queimado', '#c98a80'],
  ['rosa bebe', '#f8d7dd'],
  ['rosa choque', '#ec2e86'],
  ['rosa', '#f0a3b5'],
  ['pink', '#ec2e86'],
  ['magenta', '#cf2a8f'],
  ['fucsia', '#d6277f'],
  ['coral', '#f4806a'],
  ['salmao', '#f2a08a'],
  ['pessego', '#f7c5a4'],
  ['vermelh*', '#c8232c'],
  ['cereja', '#a3122d'],
  ['carmim', '#a3122d'],
  ['vinho', '#5a1226'],
  ['bordo', '#5f1a2b'],
  ['ameixa', '#3f1736'],
  ['terracota', '#c3714c'],
  ['laranja', '#ee7d26'],
  ['ambar', '#c8801f'],
  ['caramelo', '#b8773d'],
  ['marrom', '#6b452d'],
  ['chocolate', '#4f2f20'],
  ['mostarda', '#d0a02d'],
  ['amarelo manga', '#f8b02c'],
  ['amarel*', '#f5c931'],
  ['mel', '#d79a3a'],
  ['verde salvia', '#a9b99f'],
  ['verde musgo', '#5b6a3d'],
  ['verde oliva', '#7b7d4b'],
  ['verde agua', '#a8dccd'],
  ['verde menta', '#b8e3cc'],
  ['menta', '#b8e3cc'],
  ['verde garrafa', '#12402f'],
  ['verde escuro', '#173f2c'],
  ['verde claro', '#b5d99c'],
  ['verde limao', '#a6cf38'],
  ['esmeralda', '#0f7a55'],
  ['verde*', '#5c9a5a'],
  ['turquesa', '#3fc4c4'],
  ['ciano', '#28c3e0'],
  ['azul claro', '#bcdcf0'],
  ['azul bebe', '#cde4f3'],
  ['azul gelo', '#cfe6f2'],
  ['azul nevoa', '#c3d1dd'],
  ['azul celeste', '#9fd0ee'],
  ['azul marinho', '#16264a'],
  ['azul noite', '#15204a'],
  ['azul petroleo', '#164a58'],
  ['azul royal', '#2446b8'],
  ['azul escuro', '#182c5c'],
  ['azul profundo', '#12275a'],
  ['azul acinzentad*', '#8497a8'],
  ['azul*', '#3f7fc4'],
  ['lilas claro', '#e3d6f4'],
  ['lilas', '#cdb6ea'],
  ['lavanda', '#cfc3ea'],
  ['violeta', '#7a45c8'],
  ['roxo escuro', '#2a1245'],
  ['rox*', '#6b35a8'],
];

export function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hexOf([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((value) => clampByte(value).toString(16).padStart(2, '0')).join('')}`;
}

const clampByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** `share` of the way from one colour to the other. */
export function mixColours(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return [at(0), at(1), at(2)];
}

/** How light a colour looks, 0 to 1. */
export const lightness = ([red, green, blue]: Rgb): number =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
