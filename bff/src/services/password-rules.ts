// The same characters that the screens count, and the session service of Supabase.
const rules = {
  length: (password: string) => password.length >= 8,
  upper: (password: string) => /[A-Z]/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  punctuation: (password: string) => /[!-/:-@[-`{-~]/.test(password),
};

type Rule = keyof typeof rules;

const registration: Rule[] = ['length', 'upper', 'lower', 'digit', 'punctuation'];
/** The reset screen asks for no lowercase letter (specification, section 5). */
const change: Rule[] = ['length', 'upper', 'digit', 'punctuation'];

/** The rules that a password breaks, for a new account or for a change of password; none when it is good. */
export function brokenPasswordRules(password: string, occasion: 'registration' | 'change'): Rule[] {
  return (occasion === 'registration' ? registration : change).filter((rule) => !rules[rule](password));
}
