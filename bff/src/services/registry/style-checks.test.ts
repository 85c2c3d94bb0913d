import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newPackage } from '../../testing/remote-package.ts';
import { checkPackage } from './package-checks.ts';
import { checkStyles, LAYERS } from './style-checks.ts';

const problemsOf = (css: string, { version = '0.1.0-0ace8040ff', platform = '^1.27.0' } = {}) => {
  const { description, files } = newPackage(version, { css, platform });
  return checkStyles({ ...description, files });
};

test.each([
  ['a class of its build', '.library-040ff-12-grid { color: red }'],
  ['what lies below its class', '.library-040ff-12-grid > dt svg::before { color: red }'],
  ['siblings below its class', '.library-040ff-12-grid > .library-040ff-12-a:hover ~ * { color: red }'],
  [
    'a class of its build in a state of the page',
    ':root[data-theme=dark] .library-040ff-12-grid { color: red }',
  ],
  ['alternatives that are all its own', ':is(.library-040ff-1-a, .library-040ff-1-b p) { color: red }'],
  ['the place in which the shell draws it', '[data-remote="mfe-library"] h2 { color: red }'],
  [
    'rules in a rule',
    '.library-040ff-1-a { h2 { color: red } &:hover { color: red } > p + p { color: red } }',
  ],
  ['conditions', '@media print { @supports (gap: 1px) { .library-040ff-1-a { color: red } } }'],
  ['a property of its own elements', '.library-040ff-1-a { --card-room: 3px }'],
  [
    'the layers of the page',
    '@layer reset,tokens,base,components;@layer app { .library-040ff-1-a { gap: 0 } }',
  ],
  ['an animation with its name', '@keyframes library-040ff-1-appear { from { opacity: 0 } }'],
  ['a font with its name', '@font-face { font-family: "library Poppins"; src: url(a.woff2) }'],
])('a remote may style %s', (_what, css) => {
  expect(problemsOf(css)).toEqual([]);
});

test.each([
  ['the page', ':root { --accent: red }'],
  ['the page’s body', 'body { margin: 0 }'],
  ['everything', '* { margin: 0 }'],
  ['every element of a kind', '@media print { h2 { color: red } }'],
  ['a class of another build of itself', '.library-040fe-12-grid { color: red }'],
  ['a class of another remote', '.creatives-040ff-12-grid { color: red }'],
  ['the place of another remote', '[data-remote="mfe-account"] h2 { color: red }'],
  ['the page where its class is', 'body:has(.library-040ff-1-a) { overflow: hidden }'],
  ['everything but its class', ':not(.library-040ff-1-a) { color: red }'],
  ['what stands beside its outermost element', '.library-040ff-1-a ~ * { color: red }'],
  ['alternatives that are not all its own', ':is(.library-040ff-1-a, h2) { color: red }'],
  ['one selector of several', '.library-040ff-1-a, h2 { color: red }'],
  ['a sibling from a nested rule', '.library-040ff-1-a { & + p { color: red } }'],
  ['a sibling by a nested combinator', '.library-040ff-1-a { + p { color: red } }'],
  ['the root by a bare nesting sign', '& h2 { color: red }'],
])('a remote that would style %s is refused, with the selector and the cure', (_what, css) => {
  expect(problemsOf(css)).toEqual([
    expect.stringMatching(
      /^routes\.1a2b3c4d\.css: o seletor .+ alcança .*começa por library-040ff-\), ou escreva \[data-remote="mfe-library"\] antes\.$/,
    ),
  ]);
});

test.each([
  ['@import "other.css";', /@import traz estilos/],
  [
    '@font-face { font-family: Inter; src: url(a) }',
    /a fonte "Inter" valeria para a página toda.*"library "/,
  ],
  ['@keyframes spin { from { opacity: 0 } }', /a animação spin valeria.*library-/],
  ['@property --accent { syntax: "*"; inherits: true }', /@property --accent vale para a página toda/],
  ['@counter-style x { system: cyclic }', /@counter-style x vale/],
  ['@layer last { .library-040ff-1-a { color: red } }', /@layer last mudaria a ordem/],
  ['@layer app, base;', /@layer app, base mudaria a ordem/],
  ['@layer { .library-040ff-1-a { color: red } }', /mudaria a ordem/],
  ['.library-040ff-1-a { color: red', /não é CSS que se possa conferir \(linha 1\)/],
  ['.library-040ff-1-a[ { color: red }', /não é CSS que se possa conferir/],
])('the rule %s is refused', (css, sentence) => {
  expect(problemsOf(css)).toEqual([expect.stringMatching(sentence)]);
});

test('of a stylesheet without any fence the first five rules are named, and the rest counted', () => {
  const problems = problemsOf(Array.from({ length: 9 }, (_, place) => `.x${place} { gap: 0 }`).join(''));
  expect(problems).toHaveLength(6);
  expect(problems.at(-1)).toBe('routes.1a2b3c4d.css: e mais 4 regras que saem do remoto.');
});

test('a version with dots names classes with them', () => {
  expect(problemsOf('.library-1\\.0\\.0-grid { gap: 0 }', { version: '1.0.0' })).toEqual([]);
});

test('the layers are those of the design system, in its order', () => {
  const tokens = readFileSync(
    new URL('../../../../design-system/src/foundations/base.css', import.meta.url),
    'utf8',
  );
  expect(tokens).toContain(`@layer ${LAYERS.join(', ')};`);
});

test('a package with such a stylesheet is refused by the check of packages', () => {
  const { description, files } = newPackage('1.0.0', { css: 'body { margin: 0 }' });
  expect(checkPackage({ ...description, files })).toEqual([
    expect.stringContaining('o seletor body alcança'),
  ]);
});

test('a remote for platform 1.10 brings the design system, which asks the page for room; a later one may not', () => {
  const room =
    'html:has(.library-040ff-1-frame > .library-040ff-2-bar[data-until="768"]) { overflow: hidden }';
  expect(problemsOf(room, { platform: '^1.9.0' })).toEqual([]);
  expect(problemsOf(room)).toEqual([expect.stringMatching(/^.*o seletor html:has.* alcança a página/)]);
  for (const wide of [
    'html:has(p) { gap: 0 }',
    'html { gap: 0 }',
    'html:has(.library-040ff-1-a) p { gap: 0 }',
  ])
    expect(problemsOf(wide, { platform: '^1.9.0' })).toHaveLength(1);
});
