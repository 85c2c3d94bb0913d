import {
  keepsRules,
  type PasswordRule,
  registrationRules,
  resetRules,
  tooLongPassword,
} from 'bff/contract/browser';

export { keepsRules, registrationRules, resetRules, tooLongPassword };

/** The live checklist of `password`. */
export const checklist = (
  set: readonly PasswordRule[],
  password: string,
): { id: string; label: string; met: boolean }[] =>
  set.map(({ id, label, holds }) => ({ id, label, met: holds(password) }));
