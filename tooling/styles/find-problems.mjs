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
 * Code whose colours do not belong to the product's design: a seller's choices for a background, the average colours of
 * pictures, drawn examples, Google's own mark.
 */
const COLOURS_AS_DATA = new Set([
  'design-system/src/stories/login-screen.tsx',
  'design-system/src/stories/sample-pictures.ts',
  'mfe-creatives/src/tools/background/swatches.ts',
  'mfe-creatives/src/tools/background/use-background-tool.ts',
  'mfe-creatives/src/templates/preview-colors.ts',
  'shell/src/auth-pages/google-mark.tsx',
]);

/** The code that draws: components, and the pages and mails of the server. Tests, examples and fakes may show any colour. */
const CODE = [
  'design-system/src',
  'shell/src',
  'mfe-*/src',
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
    sizes: ownSizes(apps),
    spacing: ownSpacing(aboveTokens),
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
