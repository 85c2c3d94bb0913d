import { PASSWORD_SYMBOLS } from '../../contract/browser/password-rules.ts';

/** The letters that such a digit or symbol stands for. */
const DISGUISES: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e' };

let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,000 most common passwords, which zxcvbn-ts keeps. Nearly 8,000 of them keep our rules once they have a capital letter and a
 * symbol.
 */
const commonPasswords = () => {
  loaded ??= import('@zxcvbn-ts/language-common/src/passwords.json', { with: { type: 'json' } }).then(
    ({ default: passwords }) => new Set<string>(passwords),
  );
  return loaded;
};

/** Whether a password is a common one, also with capitals and symbols added, or with digits and symbols for letters. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const common = await commonPasswords();
  const small = password.toLowerCase();
  const clear = [...small].map((character) => DISGUISES[character] ?? character).join('');
  // At the end of a password these two are mostly themselves.
  const clearer = clear.replace(/[1!]/g, 'i');
  return [small, ...[small, clear, clearer].map(withoutSymbols)].some((form) => common.has(form));
}

const withoutSymbols = (text: string) =>
  [...text].filter((character) => !PASSWORD_SYMBOLS.includes(character)).join('');
