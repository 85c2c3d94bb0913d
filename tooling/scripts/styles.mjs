import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

// Outside the design system no style sheet has colours, type sizes, radii or shadows of its own: tokens alone.
const OWN_COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|rgba|hsl|hsla|oklch|oklab|lab|lch)\(/i;
const OWN_SIZE = /(?:^|[{;\s])(?:font-size|border-(?:\w+-)*radius|box-shadow)\s*:[^;]*\d(?:px|rem|em)\b/i;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'shell', 'mfe-*'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file.endsWith('.css'));

const found = files.flatMap((file) =>
  withoutComments(readFileSync(join(root, file), 'utf8'))
    .split('\n')
    .flatMap((line, index) =>
      OWN_COLOUR.test(line) || OWN_SIZE.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
    ),
);
for (const place of found) console.error(`own colour or size, use a token: ${place}`);
process.exit(found.length > 0 ? 1 : 0);

// Line numbers stay.
function withoutComments(css) {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
}
