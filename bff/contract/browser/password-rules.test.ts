import { expect, test } from 'vitest';
import { brokenRules, registrationRules, resetRules } from './password-rules.ts';

test.each([
  ['Segredo!2026', []],
  ['Seg!202', ['length']],
  ['segredo!2026', ['upper']],
  ['SEGREDO!2026', ['lower']],
  ['Segredo!Novo', ['digit']],
  ['Segredo2026', ['special']],
  // What the session service does not count, neither the screens nor the server count.
  ['água!É12', ['upper']],
  ['Segredo€2026', ['special']],
])('the registration finds in the password %s the broken rules %o', (password, broken) => {
  expect(brokenRules(registrationRules, password)).toEqual(broken);
});

test('a reset asks for no lowercase letter', () => {
  expect(brokenRules(resetRules, 'SEGREDO!2026')).toEqual([]);
});
