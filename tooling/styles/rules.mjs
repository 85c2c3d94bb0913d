// The values that a style sheet may write out, and those that must come from the tokens.

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(|(?<=[:\s,(])(?:white|black|red|green|blue|gray|grey)(?=[\s;,)])/i;
const SIZE = /(?:^|[{;\s'])(?:font-size|border-(?:\w+-)*radius|box-shadow)'?\s*:[^;]*\d(?:px|rem|em)\b/i;
const SPACING =
  /(?:^|[{;\s'])(?:(?:row-|column-)?gap|(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|inset(?:-[a-z-]+)?|top|right|bottom|left)'?\s*:([^;{}]*)/gi;

/** A length that a token could be: `%`, `ch` and the viewport's units measure something else. */
const LENGTH = /-?(?:\d*\.)?\d+(?:px|rem|em)\b/gi;

/**
 * The lengths that spacing may use without a token. 0px: `max()`, `calc()` and `var()` refuse a bare 0. 1px: a hairline,
 * by which a box gives back the width of its own border or an icon sits on the line of its text.
 */
const BARE_LENGTHS = new Set(['0px', '1px', '-1px']);

/**
 * @typedef {object} Sheet
 * @property {string} file from the repository's root
 * @property {string} css
 */

/** @typedef {{ rule: string, place: string }} Problem */

/** Blanks out comments, which may contain anything, and keeps their line breaks. @param {string} css */
export const withoutComments = (css) =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** The names that a sheet declares. @param {string} css */
const declaredNames = (css) =>
  new Set([...withoutComments(css).matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name));

/** @param {string} css */
const usedNames = (css) =>
  [...withoutComments(css).matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** Colours written out, outside the primitives. @param {Sheet[]} sheets @returns {Problem[]} */
export const ownColours = (sheets) =>
  sheets.flatMap((sheet) => linesThat(sheet, 'a colour of its own', (line) => COLOUR.test(line)));

/**
 * Colours that no primitive has, in files that load no style sheet (the page's own HTML, the icon of its tab).
 * @param {Sheet[]} files @param {string} primitives @returns {Problem[]}
 */
export function strangeColours(files, primitives) {
  /** @type {string[]} */
  const known = primitives.match(/#[0-9a-f]{6}\b/gi) ?? [];
  return files.flatMap((file) =>
    linesThat(file, 'a colour that no primitive has', (line) =>
      (line.match(/#[0-9a-f]{6}\b/gi) ?? []).some((colour) => !known.includes(colour)),
    ),
  );
}

/** Type sizes, radii and shadows that an app, or a page of the server, writes out. @param {Sheet[]} sheets @returns {Problem[]} */
export const ownSizes = (sheets) =>
  sheets.flatMap((sheet) => linesThat(sheet, 'a size of its own', (line) => SIZE.test(line)));

/**
 * Padding, margin, gap and offsets that state their own lengths, and exceptions that nothing needs any more.
 * @param {Sheet[]} sheets
 * @param {ReadonlyMap<string, string>} exceptions their reasons, by `file: declaration`
 * @returns {Problem[]}
 */
export function ownSpacing(sheets, exceptions = new Map()) {
  const declarations = sheets.flatMap(({ file, css }) => {
    const text = withoutComments(css);
    return [...text.matchAll(SPACING)]
      .filter(([, value = '']) => (value.match(LENGTH) ?? []).some((length) => !BARE_LENGTHS.has(length)))
      .map(({ 0: declaration, index }) => ({
        file,
        line: text.slice(0, index + 1).split('\n').length,
        declaration: declaration.replace(/^[{;\s']+/, '').trim(),
      }));
  });
  const nameOf = (/** @type {{ file: string, declaration: string }} */ { file, declaration }) =>
    `${file}: ${declaration}`;
  const found = new Set(declarations.map(nameOf));
  return [
    ...declarations
      .filter((one) => !exceptions.has(nameOf(one)))
      .map(({ file, line, declaration }) => ({
        rule: 'spacing of its own',
        place: `${file}:${line}: ${declaration}`,
      })),
    ...[...exceptions.keys()]
      .filter((name) => !found.has(name))
      .map((name) => ({ rule: 'an exception that nothing needs', place: name })),
  ];
}

/** Primitives used by name outside the tokens. @param {Sheet[]} sheets @param {string} primitives @returns {Problem[]} */
export function primitivesUsed(sheets, primitives) {
  const raw = declaredNames(primitives);
  return sheets.flatMap((sheet) =>
    linesThat(sheet, 'a primitive', (line) => usedNames(line).some((name) => raw.has(name))),
  );
}

/** Primitives that no token uses. @param {string} primitives @param {string} tokens @returns {Problem[]} */
export function unusedPrimitives(primitives, tokens) {
  const used = new Set([...usedNames(tokens), ...usedNames(primitives)]);
  return [...declaredNames(primitives)]
    .filter((name) => !used.has(name))
    .map((name) => ({ rule: 'an unused primitive', place: name }));
}

/** A scale keeps all its steps, even those that nothing uses today. */
const SCALES = /^--(?:space|step|radius|control|layer)-/;

/** Tokens that no sheet and no component uses. @param {string} tokens @param {string[]} users @returns {Problem[]} */
export function unusedTokens(tokens, users) {
  const used = new Set(users.flatMap((text) => usedNames(text)));
  return [...declaredNames(tokens)]
    .filter((name) => !SCALES.test(name) && !used.has(name))
    .map((name) => ({ rule: 'an unused token', place: name }));
}

/** @param {Sheet} sheet @param {string} rule @param {(line: string) => boolean} test @returns {Problem[]} */
function linesThat({ file, css }, rule, test) {
  return withoutComments(css)
    .split('\n')
    .flatMap((line, index) => (test(line) ? [{ rule, place: `${file}:${index + 1}: ${line.trim()}` }] : []));
}
