import { expect, test } from 'vitest';
import {
  ownColours,
  ownSizes,
  ownSpacing,
  primitivesUsed,
  strangeColours,
  unusedPrimitives,
  unusedTokens,
} from './rules.mjs';

const sheet = (/** @type {string} */ css) => [{ file: 'a.css', css }];

test.each(['color: #fff;', 'background: rgb(0 0 0 / 0.5);', 'border: 1px solid white;'])(
  'a colour of its own is refused in `%s`',
  (css) => {
    expect(ownColours(sheet(`a {\n  ${css}\n}`))).toEqual([
      { rule: 'a colour of its own', place: `a.css:2: ${css}` },
    ]);
  },
);

test('a colour by a token, or in a comment, is not refused', () => {
  expect(ownColours(sheet('a { color: var(--text); /* #fff */ white-space: nowrap; }'))).toEqual([]);
});

test.each([
  'padding: 7px;',
  'margin-inline: var(--space-1) 3px;',
  'gap: 0.5px;',
  'top: -4px;',
  'gap: .3em;',
  'padding: 0.1em 0.35em;',
  'margin-block-start: 1.5rem;',
  'inset: auto 0 -0.5REM;',
])('spacing that no token states is refused in `%s`', (css) => {
  expect(ownSpacing(sheet(`a { ${css} }`))).toEqual([
    { rule: 'spacing of its own', place: `a.css:1: ${css.slice(0, -1)}` },
  ]);
});

test('spacing that follows its type is an exception of one declaration in one file, and goes with it', () => {
  const exceptions = new Map([['a.css: gap: 0.5em', 'its letters decide']]);
  expect(ownSpacing(sheet('a { gap: 0.5em; }'), exceptions)).toEqual([]);
  expect(ownSpacing(sheet('a { gap: 0.6em; }'), exceptions)).toHaveLength(2);
  expect(ownSpacing([{ file: 'b.css', css: 'a { gap: 0.5em; }' }], exceptions)).toHaveLength(2);
  expect(ownSpacing(sheet('a { gap: var(--space-2); }'), exceptions)).toEqual([
    { rule: 'an exception that nothing needs', place: 'a.css: gap: 0.5em' },
  ]);
});

test.each(['padding: 0;', 'margin: -1px;', 'gap: var(--space-2);', 'width: 7px;', 'top: 0.5%;'])(
  '`%s` keeps the rule',
  (css) => {
    expect(ownSpacing(sheet(`a { ${css} }`))).toEqual([]);
  },
);

test('the styles of mails, which are objects, take sizes and spacing from the tokens as well', () => {
  const style = sheet("  'padding-top': '7px',\n  'font-size': '15px',\n");
  expect(ownSpacing(style)).toHaveLength(1);
  expect(ownSizes(style)).toHaveLength(1);
});

test('a type size, a radius and a shadow come from the tokens', () => {
  expect(
    ownSizes(
      sheet(
        'a {\n font-size: 14px;\n border-radius: 4px;\n box-shadow: 0 1px 2px var(--line);\n font-size: var(--step-1);\n}',
      ),
    ),
  ).toHaveLength(3);
});

const primitives = ':root { --violet-1: #6437e6; --violet-2: #5a2fd8; }';
const tokens = ':root { --accent: var(--violet-1); --lonely: 1; --space-9: 1px; }';

test('a primitive is used by tokens alone', () => {
  expect(primitivesUsed(sheet('a { color: var(--violet-1); }'), primitives)).toHaveLength(1);
  expect(primitivesUsed(sheet('a { color: var(--accent); }'), primitives)).toEqual([]);
});

test('primitives and tokens that nothing uses are found, apart from the steps of a scale', () => {
  expect(unusedPrimitives(primitives, tokens).map(({ place }) => place)).toEqual(['--violet-2']);
  expect(unusedTokens(tokens, ['a { color: var(--accent); }']).map(({ place }) => place)).toEqual([
    '--lonely',
  ]);
});

test('a page without a style sheet shows colours that the primitives have', () => {
  expect(
    strangeColours([{ file: 'a.svg', css: '<path fill="#6437E6"/>' }], primitives.toUpperCase()),
  ).toEqual([]);
  expect(strangeColours([{ file: 'a.svg', css: '<path fill="#123456"/>' }], primitives)).toHaveLength(1);
});
