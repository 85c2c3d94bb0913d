/** What a new password must have. */
export interface PasswordRule {
  id: 'length' | 'upper' | 'lower' | 'digit' | 'special';
  label: string;
  holds(password: string): boolean;
}

/** The shortest password, in characters. */
export const SHORTEST_PASSWORD = 8;

/** bcrypt, under which a session service keeps passwords, reads no more bytes: what follows would not count. */
const LONGEST_PASSWORD_BYTES = 72;
const TOO_LONG = 'A senha pode ter no máximo 72 caracteres';
const TOO_LONG_FOR_ITS_LETTERS =
  'A senha pode ter no máximo 72 caracteres; letras com acento e emojis contam como mais de um';

/** The symbols that the session service counts as such: all of ASCII's. */
export const PASSWORD_SYMBOLS = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~';

const length: PasswordRule = {
  id: 'length',
  label: `Pelo menos ${SHORTEST_PASSWORD} caracteres`,
  holds: (password) => password.length >= SHORTEST_PASSWORD,
};
const upper: PasswordRule = {
  id: 'upper',
  label: 'Uma letra maiúscula',
  holds: (password) => /[A-Z]/.test(password),
};
const lower: PasswordRule = {
  id: 'lower',
  label: 'Uma letra minúscula',
  holds: (password) => /[a-z]/.test(password),
};
const digit: PasswordRule = { id: 'digit', label: 'Um número', holds: (password) => /\d/.test(password) };
const special: PasswordRule = {
  id: 'special',
  label: 'Um caractere especial',
  holds: (password) => [...password].some((character) => PASSWORD_SYMBOLS.includes(character)),
};

/** Registration (docs/product.md#password-rules). */
export const registrationRules: readonly PasswordRule[] = [length, upper, lower, digit, special];

/** A reset does not ask for a lowercase letter (docs/product.md#password-rules). */
export const resetRules: readonly PasswordRule[] = [length, upper, digit, special];

/** The rules of the set that `password` breaks; none where it is good. */
export const brokenRules = (set: readonly PasswordRule[], password: string): PasswordRule['id'][] =>
  set.filter(({ holds }) => !holds(password)).map(({ id }) => id);

/** Whether `password` keeps every rule of the set. */
export const keepsRules = (set: readonly PasswordRule[], password: string): boolean =>
  brokenRules(set, password).length === 0;

/** Why `password` is too long, without a final stop; `null` where the session service reads all of it. */
export function tooLongPassword(password: string): string | null {
  if (new TextEncoder().encode(password).length <= LONGEST_PASSWORD_BYTES) return null;
  return password.length > LONGEST_PASSWORD_BYTES ? TOO_LONG : TOO_LONG_FOR_ITS_LETTERS;
}
