import { testRemote } from '@andromeda/platform/testing';
import { textTools } from 'bff/contract/browser';
import { expect, test } from 'vitest';
import description from '../remote.json';
import { routes } from './routes.tsx';

testRemote({ description, routes });

test('the menu names the text tools as their descriptions do', () => {
  expect(description.menu.map(({ path, label, icon }) => ({ path, label, icon }))).toEqual(
    textTools
      .filter(({ path }) => description.paths.includes(path))
      .map(({ path, title, icon }) => ({ path, label: title, icon })),
  );
});
