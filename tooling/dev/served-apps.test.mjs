import { expect, test } from 'vitest';
import { chooseServed, withShell } from './served-apps.mjs';

const apps = ['shell', 'mfe-a', 'mfe-b', 'mfe-c'];

test('without names every app comes from its sources', () => {
  expect(chooseServed([], apps)).toEqual({ served: apps, built: [], shell: 'served' });
});

test('a remote alone has a dev server, and the shell has none', () => {
  expect(chooseServed(['mfe-a'], apps)).toEqual({
    served: ['mfe-a'],
    built: ['mfe-b', 'mfe-c'],
    shell: 'built',
  });
});

test('a shell that is named comes from its sources, before the remotes', () => {
  expect(chooseServed(['mfe-b', 'shell', 'mfe-a'], apps)).toEqual({
    served: ['shell', 'mfe-b', 'mfe-a'],
    built: ['mfe-c'],
    shell: 'served',
  });
});

test('a shell that has changed joins what comes from its sources, once', () => {
  expect(withShell(['mfe-a'])).toEqual(['shell', 'mfe-a']);
  expect(withShell(['shell', 'mfe-a'])).toEqual(['shell', 'mfe-a']);
});
