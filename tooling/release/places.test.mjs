import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placeRequestOf, places } from './places.mjs';
import { deedOf } from './trail-words.mjs';

const fill = (/** @type {string} */ remote) => ({ remote, label: `De ${remote}` });
const arrangement = {
  ...{ order: ['mfe-b', 'mfe-gone'], off: ['mfe-c'], revision: 4 },
  ...{ setBy: 'ana@example.com', changedAt: '2026-11-28T12:00:00.000Z' },
};
const arranged = {
  ...{ key: 'a.cards@1', offeredBy: 'mfe-a', arrangement },
  fills: ['mfe-b', 'mfe-a', 'mfe-c'].map(fill),
};
const plain = { key: 'a.rows@1', offeredBy: null, fills: [] };
const second = { ...plain, key: 'a.rows@2' };

/** A registry with these places, which notes what it is asked to change. */
function fakeRegistry(slots = [arranged, plain, second]) {
  /** @type {[string, object][]} */
  const posted = [];
  const registry = /** @type {import('./connection.mjs').Registry} */ ({
    url: new URL('https://andromeda.example'),
    get: async () => ({ slots }),
    post: async (path, json) => {
      posted.push([path, json]);
      return { arrangement: null };
    },
    put: async () => null,
    send: async () => null,
    delete: async () => null,
  });
  return { registry, posted };
}

/** @type {string[]} */
let printed = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

test('a place is arranged by names, or set back, and not both', () => {
  expect(placeRequestOf([], {})).toEqual({});
  expect(placeRequestOf(['a.cards'], { order: 'mfe-b, mfe-c', off: 'mfe-d' })).toMatchObject({
    ...{ place: 'a.cards', order: ['mfe-b', 'mfe-c'], off: ['mfe-d'], reset: false },
  });
  expect(() => placeRequestOf([], { off: 'mfe-d' })).toThrow('Falta o lugar');
  expect(() => placeRequestOf(['a.cards'], { off: 'mfe-d', reset: true })).toThrow('e não os dois');
  expect(() => placeRequestOf(['a.cards'], { order: 'b' })).toThrow('b não é o nome de um remoto');
  expect(() => placeRequestOf(['a.cards'], { off: '' })).toThrow('Faltam os remotos de --off');
});

test('a change names the revision that it was decided on, and keeps what it does not name', async () => {
  const { registry, posted } = fakeRegistry();
  await places(registry, { place: 'a.cards', off: ['mfe-b'] });
  await places(registry, { place: 'a.cards@1', order: ['mfe-c'], on: ['mfe-c'] });
  await places(registry, { place: 'a.cards', reset: true });
  await places(registry, { place: 'a.rows@2', order: ['mfe-z'] });
  expect(posted).toEqual([
    ['/api/remote-places/a.cards@1', { revision: 4, order: ['mfe-b', 'mfe-gone'], off: ['mfe-c', 'mfe-b'] }],
    ['/api/remote-places/a.cards@1', { revision: 4, order: ['mfe-c'], off: [] }],
    ['/api/remote-places/a.cards@1', { revision: 4, order: [], off: [] }],
    ['/api/remote-places/a.rows@2', { revision: 0, order: ['mfe-z'], off: [] }],
  ]);
});

test('each place is shown with what stands in it, what is off and who is missing', async () => {
  const { registry, posted } = fakeRegistry();
  await places(registry, {});
  expect(printed).toEqual([
    expect.stringMatching(/^a\.cards@1 {2}de mfe-a, arrumado por ana@example\.com em 28\/11\/2026/),
    '  mfe-b  De mfe-b',
    '  mfe-a  De mfe-a',
    '  mfe-c  De mfe-c  (desligado)',
    '  mfe-gone  (não preenche este lugar agora)',
    'a.rows@1  que ninguém oferece, na ordem dos manifestos',
    '  ninguém preenche',
    'a.rows@2  que ninguém oferece, na ordem dos manifestos',
    '  ninguém preenche',
  ]);
  expect(posted).toEqual([]);
});

test('a name that is no place, or two of them, is refused with the places that there are', async () => {
  const { registry } = fakeRegistry();
  await expect(places(registry, { place: 'a.card' })).rejects.toThrow('Há: a.cards@1, a.rows@1, a.rows@2.');
  await expect(places(registry, { place: 'a.rows' })).rejects.toThrow(
    'mais de uma versão: a.rows@1, a.rows@2',
  );
});

test('the trail says how a place was arranged and how it was before', () => {
  const detail = {
    place: 'a.cards@1',
    order: ['mfe-b', 'mfe-a'],
    off: ['mfe-c'],
    orderBefore: [],
    offBefore: [],
  };
  expect(deedOf('place_arranged', detail)).toBe(
    'arrumou o lugar a.cards@1 (antes: ordem padrão; agora: mfe-b, mfe-a; sem mfe-c)',
  );
});
