import { expect, test } from 'vitest';
import { chooseServed } from './served-apps.mjs';

const apps = ['shell', 'mfe-a', 'mfe-b', 'mfe-c'];

/** @param {string[]} asked @param {string[]} current the apps whose build is of their sources */
const choose = (asked, current = apps) =>
  chooseServed(asked, { apps, isCurrent: (name) => current.includes(name) });

test('without names every app comes from its sources, and nothing is compared with its build', () => {
  expect(choose([])).toEqual({ served: apps, compared: [], shell: 'asked' });
});

test('a remote alone is shown by the shell as it was built, and only the other remotes are compared', () => {
  expect(choose(['mfe-a'])).toEqual({ served: ['mfe-a'], compared: ['mfe-b', 'mfe-c'], shell: 'built' });
});

test('a shell whose sources are newer than its build comes from them, and is built for the next start', () => {
  const compared = ['mfe-b', 'mfe-c', 'shell'];
  expect(choose(['mfe-a'], [])).toEqual({ served: ['shell', 'mfe-a'], compared, shell: 'changed' });
});

test('a shell that is named comes from its sources, whatever its build, and is not built', () => {
  const choice = { served: ['shell', 'mfe-b', 'mfe-a'], compared: ['mfe-c'], shell: 'asked' };
  expect(choose(['mfe-b', 'shell', 'mfe-a'])).toEqual(choice);
  expect(choose(['mfe-b', 'shell', 'mfe-a'], [])).toEqual(choice);
});

test('a remote whose build is older than its sources is compared, and waited for by nobody', () => {
  expect(choose(['mfe-a'], ['shell']).compared).toEqual(['mfe-b', 'mfe-c']);
});
