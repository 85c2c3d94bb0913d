import { expect, test } from 'vitest';
import { librariesOf } from './libraries.ts';

const copy = (useIn: string[] = [], loaded = true) => ({ from: 'shell', useIn, loaded });
const copies = {
  react: { '19.3.1': copy(['mfe_library', 'mfe_account']) },
  'react/jsx-runtime': { '19.3.1': copy(['mfe_text_tools']) },
  'react-dom': { '19.3.1': copy() },
  '@andromeda/design-system': { '0.3.14': copy([], false) },
  '@andromeda/design-system/common': { '0.3.14': copy(['mfe_library']) },
  '@andromeda/design-system/images/dropzone': { '0.3.14': copy([], false) },
};

test('the modules of a library are one line, with everybody who has taken one of them', () => {
  expect(librariesOf(copies, {})).toEqual([
    { name: '@andromeda/design-system', versions: ['0.3.14'], asked: [['', ['mfe-library']]] },
    { name: 'react', versions: ['19.3.1'], asked: [['', ['mfe-account', 'mfe-library', 'mfe-text-tools']]] },
    { name: 'react-dom', versions: ['19.3.1'], asked: [] },
  ]);
});

test('parts are listed by the range that they ask for, where it is known', () => {
  const ranges = { 'mfe-library': { react: '^19.3.1' }, 'mfe-account': { react: '^19.2.0' } };
  const [, react] = librariesOf(copies, ranges);
  expect(react?.asked).toEqual([
    ['^19.2.0', ['mfe-account']],
    ['^19.3.1', ['mfe-library']],
    ['', ['mfe-text-tools']],
  ]);
});

test('a second copy in the page is shown, and one that nobody has loaded is not', () => {
  const two = {
    zustand: { '5.0.0': copy(['mfe_library']), '4.0.0': copy(['mfe_account']), '3.0.0': copy([], false) },
  };
  expect(librariesOf(two, {})[0]?.versions).toEqual(['5.0.0', '4.0.0']);
});
