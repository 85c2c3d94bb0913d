import { expect, test } from 'vitest';
import { checkTypes, LIMITS } from './check-types.mjs';

const types = {
  'platform/dist/index.d.ts': `export declare function format(cents: number): string;`,
  'design-system/dist/index.d.ts': 'export {};',
};
const use = (/** @type {string} */ argument) => ({
  'src/use.ts': `import { format } from '@andromeda/platform';\nformat(${argument});`,
});
/** Each of its lines asks for half a million names, one after another. */
const endless = {
  'src/endless.ts': `type Names<Name extends string, Depth extends 0[] = []> = Depth['length'] extends 18
      ? Name : Names<\`\${Name}a\`, [...Depth, 0]> | Names<\`\${Name}b\`, [...Depth, 0]>;
    ${Array.from({ length: 400 }, (_, place) => `export const v${place}: Names<'${place}'> = '${place}';`).join('\n')}`,
};

test('the compiler says nothing of what fits, and names what does not', async () => {
  const fits = { 'src/fits.ts': use('1')['src/use.ts'] };
  expect(await checkTypes({ sources: { ...fits, ...use("'1'") }, types })).toEqual({
    types: 'checked',
    complaints: [expect.stringMatching(/^src\/use\.ts:2 .*'string'.*'number'/)],
  });
});

test.each([
  ['without sources', { sources: null, types }, 'no_sources'],
  ['with sources that have no types', { sources: { 'src/a.js': 'export {}' }, types }, 'no_sources'],
  ['with a shell whose types were not kept', { sources: use('1'), types: null }, 'no_types'],
])('a version %s is not checked, and that is said', async (_, given, verdict) => {
  expect(await checkTypes(given)).toEqual({ types: verdict, complaints: [] });
});

test('a source with which the compiler does not come to an end is left unchecked, and that is said', {
  tags: ['long'],
}, async () => {
  const limits = { ...LIMITS, ms: 2000 };
  const verdict = await checkTypes({ sources: endless, types }, { limits });
  expect(verdict).toEqual({ types: 'unfinished', complaints: [] });
});

test('a source that takes more memory than the compiler gets is left unchecked, and another is not', {
  tags: ['long'],
}, async () => {
  const limits = { ...LIMITS, megabytes: 110 };
  const verdict = await checkTypes({ sources: endless, types }, { limits });
  expect(verdict).toEqual({ types: 'unfinished', complaints: [] });
  expect(await checkTypes({ sources: use('1'), types }, { limits })).toMatchObject({ types: 'checked' });
});

test('a checker that is stopped stops its compiler', async () => {
  const stop = new AbortController();
  const checking = checkTypes({ sources: endless, types }, { signal: stop.signal });
  stop.abort();
  await expect(checking).rejects.toThrow(/abort/);
});
