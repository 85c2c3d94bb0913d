interface PasswordRule {
  id: string;
  label: string;
  holds(password: string): boolean;
}

const rules = {
  length: { id: 'length', label: 'Pelo menos 8 caracteres', holds: (password) => password.length >= 8 },
  upper: { id: 'upper', label: 'Uma letra maiúscula', holds: (password) => /[A-Z]/.test(password) },
  lower: { id: 'lower', label: 'Uma letra minúscula', holds: (password) => /[a-z]/.test(password) },
  digit: { id: 'digit', label: 'Um número', holds: (password) => /\d/.test(password) },
  // The same characters that the session service counts as symbols.
  special: {
    id: 'special',
    label: 'Um caractere especial',
    holds: (password) => /[!-/:-@[-`{-~]/.test(password),
  },
} satisfies Record<string, PasswordRule>;

/** Registration (docs/product.md#password-rules). */
export const registrationRules: readonly PasswordRule[] = [
  rules.length,
  rules.upper,
  rules.lower,
  rules.digit,
  rules.special,
];

/** A reset does not ask for a lowercase letter (docs/product.md#password-rules). */
export const resetRules: readonly PasswordRule[] = [rules.length, rules.upper, rules.digit, rules.special];

/** The live checklist of `password`. */
export const checklist = (
  set: readonly PasswordRule[],
  password: string,
): { id: string; label: string; met: boolean }[] =>
  set.map(({ id, label, holds }) => ({ id, label, met: holds(password) }));

/** Whether `password` keeps every rule of the set. */
export const keepsRules = (set: readonly PasswordRule[], password: string): boolean =>
  set.every(({ holds }) => holds(password));
