import {
  brokenRules,
  type PasswordRule,
  registrationRules,
  resetRules,
  tooLongPassword,
} from '../../contract/browser/password-rules.ts';
import { AuthRefusal, CommonPasswordRefusal } from '../http/auth-refusal.ts';
import { isCommonPassword } from '../http/common-passwords.ts';

/** No mail server accepts more (RFC 5321), and the embedded service fails on more than 255. */
const MAX_ADDRESS = 254;
/** What an address has only inside quotation marks (RFC 5322): mail software reads `<ana@x.com>` as `ana@x.com`. */
const UNMAILABLE = /[()<>[\]:;,\\"]/;

/** Refuses an account whose address takes no mail, or whose password is weak; rejects with `AuthRefusal`. */
export async function requireGoodAccount(email: unknown, password: unknown): Promise<void> {
  if (text(email).length > MAX_ADDRESS) {
    throw new AuthRefusal(422, 'email_address_invalid', 'Unable to validate email address: too long');
  }
  if (UNMAILABLE.test(text(email)))
    throw new AuthRefusal(400, 'email_address_invalid', 'Unable to validate email address: invalid format');
  await requireGoodPassword(password, registrationRules);
}

/** Lets a signed-in user change only the password, to a good one; rejects with `AuthRefusal`. */
export async function requireAllowedChange({
  email,
  phone,
  password,
}: Record<string, unknown>): Promise<void> {
  if (email !== undefined || phone !== undefined) {
    throw new AuthRefusal(422, 'validation_failed', 'E-mail and phone cannot be changed');
  }
  if (password !== undefined) await requireGoodPassword(password, resetRules);
}

async function requireGoodPassword(password: unknown, rules: readonly PasswordRule[]): Promise<void> {
  // The refusal of a hosted service, which counts bytes, too.
  if (tooLongPassword(text(password)))
    throw new AuthRefusal(400, 'validation_failed', 'Password cannot be longer than 72 characters');
  const broken = brokenRules(rules, text(password));
  if (broken.length > 0)
    throw new AuthRefusal(422, 'weak_password', `Password is too weak: ${broken.join(', ')}`);
  if (await isCommonPassword(text(password))) throw new CommonPasswordRefusal();
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
