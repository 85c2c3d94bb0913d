import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/workspace.mjs';
import {
  ownColours,
  ownSizes,
  ownSpacing,
  primitivesUsed,
  strangeColours,
  unusedPrimitives,
  unusedTokens,
  withoutComments,
} from './rules.mjs';

const FOUNDATIONS = 'design-system/src/foundations';
const PRIMITIVES = `${FOUNDATIONS}/primitives.css`;
const TOKENS = `${FOUNDATIONS}/tokens.css`;

/**
 * Code whose colours do not belong to the product's design: a seller's choices for a background and for a shop, marks on
 * photos, the average colours of pictures, drawn examples, Google's own mark.
 */
const COLOURS_AS_DATA = new Set([
  'design-system/src/stories/login-screen.tsx',
  'design-system/src/stories/sample-pictures.ts',
  'mfe-account/src/features/brand/shop-colors.ts',
  'mfe-creatives/src/features/repair/draw-repair.ts',
  'mfe-creatives/src/tools/background/swatches.ts',
  'mfe-creatives/src/templates/preview-colors.ts',
  'shell/src/auth-pages/google-mark.tsx',
]);

/** Spacing that follows the size of its type, so that no token can state it, and why. */
const SPACING_BY_TYPE = new Map([
  [
    'design-system/src/brand/logo.module.css: gap: 0.5em',
    'mark and name are one drawing in three sizes, all of whose measures follow its letters',
  ],
  [
    'design-system/src/feedback/skeleton.module.css: margin-block: 0.3em',
    'with the 0.9em of its bar a skeleton is as high as a line of the text that it stands for, whatever its size',
  ],
]);

/** The code that draws: components, and the pages and mails of the server. Tests, examples and fakes may show any colour. */
const CODE = [
  'design-system/src',
  'shell/src',
  'mfe-*/src/**',
  'bff/src/pages',
  'bff/src/mail',
  'bff/src/routes',
];
const NOT_DRAWN = /\.(?:test|stories)\.tsx?$|\/testing\//;

/** Every value that the style sheets and the drawing code write out instead of using a token. */
export function findStyleProblems() {
  const sheets = read(['design-system', 'shell', 'mfe-*', 'platform'], /\.css$/);
  const code = read(CODE, /\.tsx?$/).filter(({ file }) => !NOT_DRAWN.test(file));
  const primitives = sheets.find(({ file }) => file === PRIMITIVES)?.css ?? '';
  const tokens = sheets.find(({ file }) => file === TOKENS)?.css ?? '';
  const aboveTokens = sheets.filter(({ file }) => file !== PRIMITIVES && file !== TOKENS);
  const apps = sheets.filter(({ file }) => !file.startsWith('design-system/'));
  const drawing = code
    .filter(({ file }) => !COLOURS_AS_DATA.has(file))
    .map(({ file, css }) => ({ file, css: withoutComments(css).replace(/^\s*\/\/.*$/gm, '') }));
  const ofServer = drawing.filter(({ file }) => file.startsWith('bff/'));
  return {
    colours: [
      ...ownColours(sheets.filter(({ file }) => file !== PRIMITIVES)),
      ...drawing.flatMap(({ file, css }) =>
        css
          .split('\n')
          .flatMap((line, index) =>
            /(?<!&)#(?:[0-9a-f]{3}){1,2}\b|\brgba?\(\d/i.test(line)
              ? [{ rule: 'a colour of its own', place: `${file}:${index + 1}: ${line.trim()}` }]
              : [],
          ),
      ),
      ...strangeColours(read(['shell/src'], /\.(?:html|svg)$/), primitives),
    ],
    sizes: ownSizes([...apps, ...ofServer]),
    spacing: ownSpacing([...aboveTokens, ...ofServer], SPACING_BY_TYPE),
    primitives: primitivesUsed([...aboveTokens, ...drawing], primitives),
    unused: [
      ...unusedPrimitives(primitives, tokens),
      ...unusedTokens(
        tokens,
        [...sheets, ...code].map(({ css }) => css),
      ),
    ],
  };
}

/** @param {string[]} folders @param {RegExp} names */
function read(folders, names) {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => names.test(file))
    .map((file) => ({ file, css: readFileSync(join(root, file), 'utf8') }));
}
