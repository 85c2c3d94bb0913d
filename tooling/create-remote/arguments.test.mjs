import { expect, test } from 'vitest';
import { readArguments as readArgumentsIn } from './arguments.mjs';
import { ourHouse } from './house.mjs';

const house = ourHouse();
const readArguments = (/** @type {import('./arguments.mjs').Arguments} */ given) =>
  readArgumentsIn(given, house, (name) => name === 'mfe-library');

const valid = { name: 'mfe-cupons', path: '/cupons', label: 'Cupons' };

test('valid arguments fill every blank of the template', () => {
  const { problems, blanks } = readArguments(valid);
  expect(problems).toEqual([]);
  expect(blanks).toMatchObject({
    ...valid,
    icon: 'sparkles',
    group: 'tools',
    feature: 'cupons',
    Feature: 'Cupons',
  });
  expect(blanks?.port).toBeGreaterThan(3000);
  expect(blanks?.order).toBeGreaterThan(0);
});

test('a label keeps its quotation marks as Portuguese prints them', () => {
  expect(readArguments({ ...valid, label: `Gota d'água "São João"` }).blanks?.label).toBe(
    'Gota d’água “São João”',
  );
});

test.each([
  [{ name: '' }, 'Diga o nome'],
  [{ name: 'mfe-Ações' }, '"mfe-Ações" não serve de nome'],
  [{ name: 'mfe-library' }, 'Já existe uma pasta chamada mfe-library'],
  [{ path: '' }, 'Diga o caminho da tela'],
  [{ path: '/Ações' }, '"/Ações" não serve de caminho'],
  [{ path: '/library' }, 'O caminho /library já é de mfe-library'],
  [{ path: '/library/albums' }, 'O caminho /library/albums já é de mfe-library'],
  [{ path: '/login' }, 'O caminho /login é do próprio shell'],
  [{ path: '/api/x' }, 'O caminho /api/x é do servidor'],
  [{ label: '' }, 'Diga o que o menu mostra'],
  [{ label: 'Biblioteca' }, 'O menu já tem "Biblioteca"'],
  [{ label: '<b>x</b>' }, '"<b>x</b>" não serve de nome no menu'],
  [{ icon: 'nada' }, 'O menu não conhece o ícone "nada"'],
  [{ group: 'outros' }, '--group é main'],
  [{ label: 'Ofertas', rest: ['do', 'dia'] }, '--label "Ofertas do dia"'],
])('%o is refused with what to change', (change, sentence) => {
  const { problems, blanks } = readArguments({ ...valid, ...change });
  expect(problems.join('\n')).toContain(sentence);
  expect(blanks).toBeUndefined();
});
