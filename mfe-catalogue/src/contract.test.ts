import { testRemote } from '@andromeda/platform/testing';
import { textTools } from 'bff/contract/browser';
import { expect, test } from 'vitest';
import description from '../remote.json';
import { routes } from './routes.tsx';

testRemote({ description, routes });

test('the menu names the listings as their text tool does', () => {
  expect(description.menu.map(({ path, label, icon }) => ({ path, label, icon }))).toEqual(
    textTools
      .filter(({ path }) => description.paths.includes(path))
      .map(({ path, title, icon }) => ({ path, label: title, icon })),
  );
});
