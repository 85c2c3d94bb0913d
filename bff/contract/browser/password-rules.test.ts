import { expect, test } from 'vitest';
import { brokenPasswordRules } from './password-rules.ts';

test.each([
  ['Segredo!2026', []],
  ['Seg!202', ['length']],
  ['segredo!2026', ['upper']],
  ['SEGREDO!2026', ['lower']],
  ['Segredo!Novo', ['digit']],
  ['Segredo2026', ['punctuation']],
  // What the screens do not count, the server does not count either.
  ['água!É12', ['upper']],
  ['Segredo€2026', ['punctuation']],
])('the server judges %s as the screens do', (password, broken) => {
  expect(brokenPasswordRules(password, 'registration')).toEqual(broken);
});

test('a change of password asks for no lowercase letter', () => {
  expect(brokenPasswordRules('SEGREDO!2026', 'change')).toEqual([]);
});
