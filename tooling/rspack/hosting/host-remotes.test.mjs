import { expect, test, vi } from 'vitest';
import { hostRemotes } from './host-remotes.mjs';

vi.mock('./libraries.mjs', () => {
  const shareConfig = { singleton: true, requiredVersion: '^19.3.1' };
  return {
    hostedLibraries: { react: { version: '19.3.1', shareConfig, lib: () => 'the copy of the page' } },
  };
});

test('a container is given the libraries of the page before it is asked for its routes', async () => {
  const open = hostRemotes('page');
  /** @type {any} */
  let given;
  const module = await open({
    init: (scope) => {
      given = scope;
    },
    get: (name) => Promise.resolve(() => ({ routes: [name, given.react['19.3.1'].lib()] })),
  });
  expect(module).toEqual({ routes: ['./routes', 'the copy of the page'] });
});
