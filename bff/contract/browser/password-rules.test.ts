import { expect, test } from 'vitest';
import { brokenRules, registrationRules, resetRules, tooLongPassword } from './password-rules.ts';

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

const limit = 'A senha pode ter no máximo 72 caracteres';
test.each([
  ['72 ASCII characters', 'x'.repeat(72), null],
  ['73 ASCII characters', 'x'.repeat(73), limit],
  ['36 letters of two bytes', 'ã'.repeat(36), null],
  ['40 letters of two bytes', 'ã'.repeat(40), `${limit}; letras com acento e emojis contam como mais de um`],
  ['73 letters of two bytes', 'ã'.repeat(73), limit],
])('of a password with %s is said how much the session service reads', (_, password, sentence) => {
  expect(tooLongPassword(password)).toBe(sentence);
});
