import { expect, test } from 'vitest';
import { publicRanges } from './public-ranges.mjs';
import { versionsHere } from './versions.mjs';

const versions = { react: '19.3.1', '@andromeda/platform': '1.22.0' };

test('ranges of this repository become versions that any registry has', () => {
  expect(
    publicRanges({ react: 'catalog:', '@andromeda/platform': 'workspace:*', clsx: '^2.1.1' }, versions),
  ).toEqual({ react: '19.3.1', '@andromeda/platform': '^1.22.0', clsx: '^2.1.1' });
  expect(publicRanges({ react: 'catalog:^' }, versions)).toEqual({ react: '^19.3.1' });
});

test('a package that no registry has cannot be packed', () => {
  expect(() => publicRanges({ bff: 'workspace:*' }, versions)).toThrow('bff has no version');
});

test('every package that a new repository names has a version', () => {
  expect(versionsHere()).toMatchObject({
    '@andromeda/platform': expect.stringMatching(/^\d/),
    '@andromeda/remote-kit': expect.stringMatching(/^\d/),
    react: expect.stringMatching(/^\d/),
  });
});
