import { expect, test } from 'vitest';
import { placeAfterLogin, readLoginState, stateAfterLogin } from './place-before-login.ts';

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'plans', 7])(
  'a login never leads to %s',
  (from) => {
    expect(placeAfterLogin(readLoginState({ from }))).toBe('/dashboard');
  },
);

test('a login leads to the kept page, and its state is restored only for the same user', () => {
  const state = readLoginState({ from: '/library?pagina=2', kept: { by: 'ana', state: { idea: 'Caneca' } } });
  expect(placeAfterLogin(state)).toBe('/library?pagina=2');
  expect(stateAfterLogin(state, 'ana')).toEqual({ idea: 'Caneca' });
  expect(stateAfterLogin(state, 'bia')).toBeNull();
});
