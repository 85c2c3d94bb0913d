import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flagRequestOf, flags } from './flags.mjs';

const known = { name: 'a.grid', remote: 'mfe-a', percent: 10, namedUsers: 1, note: 'Grade', revision: 4 };

/** A registry with one flag, which notes what it is asked to change. */
function fakeRegistry() {
  /** @type {[string, object][]} */
  const posted = [];
  /** @type {import('./connection.mjs').Registry} */
  const registry = {
    url: new URL('https://andromeda.example'),
    get: async () => ({ flags: [known] }),
    post: async (path, json) => {
      posted.push([path, json]);
      return { flag: 'remove' in json ? null : { ...known, ...json } };
    },
    put: async () => null,
    send: async () => null,
    delete: async () => null,
  };
  return { registry, posted };
}

/** @type {string[]} */
let printed = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

test('a flag may be named with or without its remote, and on for a part of the users or for nobody', () => {
  expect(flagRequestOf(['mfe-a'])).toEqual({ remote: 'mfe-a' });
  expect(flagRequestOf(['mfe-a', 'grid', '25%'])).toEqual({ remote: 'mfe-a', flag: 'a.grid', percent: 25 });
  expect(flagRequestOf(['mfe-a', 'a.grid', 'off'])).toEqual({
    remote: 'mfe-a',
    flag: 'a.grid',
    remove: true,
  });
  for (const word of ['Grid', 'b.grid', 'a.', '../x'])
    expect(() => flagRequestOf(['mfe-a', word, '25'])).toThrow('não é o nome de uma chave');
  expect(() => flagRequestOf(['mfe-a', 'grid', '250'])).toThrow('de 0 a 100');
});

test('a change names the revision of the flag that it was decided on, and 0 for a new one', async () => {
  const { registry, posted } = fakeRegistry();
  await flags(registry, { remote: 'mfe-a', flag: 'a.grid', percent: 25 });
  await flags(registry, { remote: 'mfe-a', flag: 'a.other', percent: 5 });
  await flags(registry, { remote: 'mfe-a', flag: 'a.grid', remove: true });
  expect(posted).toEqual([
    ['/api/remotes/mfe-a/flags/a.grid', { revision: 4, percent: 25 }],
    ['/api/remotes/mfe-a/flags/a.other', { revision: 0, percent: 5 }],
    ['/api/remotes/mfe-a/flags/a.grid', { revision: 4, remove: true }],
  ]);
  expect(printed[0]).toBe('✓ a.grid  ligada para 25% das pessoas e 1 por número  (Grade)');
});

test('flags that the server knows without its database are shown with the instant of what it knew', async () => {
  const { registry } = fakeRegistry();
  registry.get = async () => ({ asOf: '2026-11-28T12:00:00.000Z', flags: [known] });
  await flags(registry, { remote: 'mfe-a' });
  expect(printed).toEqual([
    expect.stringMatching(/não responde.*28\/11\/2026/),
    expect.stringMatching(/^a\.grid/),
  ]);
});

test('without a percent the flags are only shown', async () => {
  const { registry, posted } = fakeRegistry();
  await flags(registry, { remote: 'mfe-a' });
  await flags(registry, { remote: 'mfe-b' });
  expect(printed).toEqual([
    'a.grid  ligada para 10% das pessoas e 1 por número  (Grade)',
    'mfe-b: nenhuma chave, desligada para todos.',
  ]);
  expect(posted).toEqual([]);
});

test('a flag that does not exist cannot be removed', async () => {
  const { registry } = fakeRegistry();
  await expect(flags(registry, { remote: 'mfe-a', flag: 'a.none', remove: true })).rejects.toThrow(
    'não há o que remover',
  );
});
