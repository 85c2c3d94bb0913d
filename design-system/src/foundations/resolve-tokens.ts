/** The declarations of the token sheets by name, in source order; the first one wins over a later theme block. */
export function readDeclarations(...sheets: string[]): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const sheet of sheets) {
    const plain = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name = '', value = ''] of plain.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)) {
      if (!declarations.has(name)) declarations.set(name, value.replace(/\s+/g, ' ').trim());
    }
  }
  return declarations;
}

/**
 * Resolves a token to a literal value for code that reads no custom properties (mails, contrast): it follows references,
 * picks a side of `light-dark()` and turns `color-mix()` with transparent into `rgb(r g b / a)`. Throws on an unknown name.
 */
export function resolveToken(
  declarations: ReadonlyMap<string, string>,
  name: string,
  theme: 'light' | 'dark',
): string {
  const value = declarations.get(name);
  if (value === undefined) throw new Error(`no token is called ${name}`);
  const literal = replaceCalls(value, 'var', ([reference = '']) =>
    resolveToken(declarations, reference, theme),
  );
  const themed = replaceCalls(literal, 'light-dark', ([light = '', dark = '']) =>
    theme === 'light' ? light : dark,
  );
  return replaceCalls(themed, 'color-mix', ([, ink = '']) => mixWithTransparent(ink)).replace(
    /\( | \)/g,
    (edge) => edge.trim(),
  );
}

/** The red, green and blue of a `#rrggbb` colour, 0 to 255. */
function channelsOf(hex: string): [red: number, green: number, blue: number] {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** The contrast of `ink` on `ground`, both `#rrggbb`, by WCAG 2: 1 to 21, where text needs 4.5. */
export function contrastOf(ink: string, ground: string): number {
  const [dark = 0, bright = 0] = [luminanceOf(ink), luminanceOf(ground)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mixWithTransparent(ink: string): string {
  const [hex = '', share = ''] = ink.split(' ');
  return `rgb(${channelsOf(hex).join(' ')} / ${Number.parseFloat(share) / 100})`;
}

/** Replaces every `name(...)` in `value`, innermost first, by the result of `replace` for its arguments. */
function replaceCalls(value: string, name: string, replace: (args: string[]) => string): string {
  const start = value.lastIndexOf(`${name}(`);
  if (start === -1) return value;
  const inside = start + name.length + 1;
  const end = closingParenthesis(value, inside);
  const call = replace(splitArguments(value.slice(inside, end)));
  return replaceCalls(value.slice(0, start) + call + value.slice(end + 1), name, replace);
}

function closingParenthesis(value: string, from: number): number {
  let depth = 1;
  for (let at = from; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    else if (value[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`a parenthesis is not closed: ${value}`);
}

function splitArguments(text: string): string[] {
  const args = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) args.push('');
    else args[args.length - 1] += letter;
  }
  return args.map((arg) => arg.trim());
}
