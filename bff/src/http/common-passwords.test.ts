import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { keepsRules, registrationRules } from '../../contract/browser/password-rules.ts';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'Password1!',
  'Senha@123',
  'P@ssw0rd',
  'P@ssw0rd1',
  '$unsh1ne',
  'Qwerty123!',
  'Welcome@123',
  'Abcd.1234',
  'admin123',
])('%s is a common password', async (password) => expect(await isCommonPassword(password)).toBe(true));

test.each(['Segredo!2026', 'Andromeda!2026', 'Ipê-roxo na 4a esquina', '!!!!', ''])(
  '%j is none',
  async (password) => expect(await isCommonPassword(password)).toBe(false),
);

test('at least 3,000 common passwords that keep our rules are known', async () => {
  const likely = passwords.map((word) => `${word.replace(/[a-z]/, (letter) => letter.toUpperCase())}!`);
  const known = await Promise.all(
    likely.filter((password) => keepsRules(registrationRules, password)).map(isCommonPassword),
  );
  expect(known.filter(Boolean).length).toBeGreaterThan(3000);
});
