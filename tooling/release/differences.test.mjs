import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { differences } from './differences.mjs';

const comparison = {
  against: '1.0.0',
  api: [
    { area: 'menu', change: 'changed', name: '/library', before: 'Acervo', after: 'Biblioteca' },
    { area: 'operations', change: 'removed', name: 'GET /notes' },
    { area: 'uses', change: 'added', name: '@andromeda/platform useSlot' },
  ],
  contractBreaks: ['GET /notes não existe mais.'],
  files: [
    { name: 'routes.js', before: 61_200, after: 64_900 },
    { name: 'zip.js', before: 900, after: null },
  ],
  bytesBefore: 309_600,
  bytesAfter: 312_400,
};

/** @type {string[]} */
let asked = [];
/** @type {string[]} */
let printed = [];
beforeEach(() => {
  asked = [];
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

/** A registry with one remote. @param {object} differs @param {object | null} compared */
const registryOf = (differs = {}, compared = comparison) => {
  const remote = { remote: 'mfe-a', canaryVersion: null, versions: [{ version: '3.0.0' }], ...differs };
  const get = async (/** @type {string} */ path) => {
    asked.push(path);
    return path === '/api/remotes' ? { remotes: [remote] } : { version: {}, comparison: compared };
  };
  return /** @type {any} */ ({ url: new URL('https://andromeda.example'), get });
};

test('a named version is compared with another one, by what it says of itself and by its files', async () => {
  await differences(registryOf(), 'mfe-a', '2.0.0', '1.0.0');
  expect(asked).toEqual(['/api/remotes/mfe-a/versions/2.0.0?against=1.0.0']);
  expect(printed).toEqual([
    'mfe-a 2.0.0, em relação a 1.0.0:',
    '! GET /notes não existe mais.',
    '  ~ menu: /library (Acervo → Biblioteca)',
    '  − operação do backend: GET /notes',
    '  + usa da página: @andromeda/platform useSlot',
    '  ~ routes.js: 61,2 kB → 64,9 kB',
    '  − zip.js: 0,9 kB → —',
    '  ao todo: 309,6 kB → 312,4 kB',
  ]);
});

test('without a name the canary’s version is compared, and without a canary the newest one', async () => {
  await differences(registryOf({ canaryVersion: '2.0.0' }), 'mfe-a');
  await differences(registryOf(), 'mfe-a');
  expect(asked.filter((path) => path.includes('versions'))).toEqual([
    '/api/remotes/mfe-a/versions/2.0.0',
    '/api/remotes/mfe-a/versions/3.0.0',
  ]);
});

test('the only version of a remote, and a remote that is not there, are said in a sentence', async () => {
  await differences(registryOf({}, null), 'mfe-a');
  expect(printed).toEqual(['mfe-a 3.0.0 é a única versão: não há com o que comparar.']);
  await expect(differences(registryOf(), 'mfe-b')).rejects.toThrow('mfe-b');
});
