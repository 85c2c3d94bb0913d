/** Why a call of the session service failed, in our own words. */
export type AuthFailure =
  | 'invalid_credentials'
  | 'email_not_confirmed'
  | 'user_not_found'
  | 'user_already_exists'
  | 'too_many_requests'
  | 'link_expired'
  | 'weak_password'
  | 'common_password'
  | 'same_password'
  | 'password_too_long'
  | 'email_invalid'
  | 'profile_failed'
  | 'credits_failed'
  | 'account_blocked'
  | 'offline'
  | 'unknown';

/** The message for too many attempts: at sign-in, sign-up and recovery, and when a mail is requested again. */
export const TOO_MANY_ATTEMPTS = 'Muitas tentativas de login. Por favor, aguarde alguns minutos.';

/** The message to a user whom an administrator has blocked. */
export const ACCOUNT_BLOCKED = 'Sua conta está bloqueada: escreva para o suporte da Andrômeda.';

/** The message about a password that keeps the rules and that many others have, too. */
export const COMMON_PASSWORD = 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.';

const byCode: Readonly<Record<string, AuthFailure>> = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  user_not_found: 'user_not_found',
  user_already_exists: 'user_already_exists',
  email_exists: 'user_already_exists',
  over_request_rate_limit: 'too_many_requests',
  over_email_send_rate_limit: 'too_many_requests',
  otp_expired: 'link_expired',
  weak_password: 'weak_password',
  same_password: 'same_password',
  email_address_invalid: 'email_invalid',
  user_banned: 'account_blocked',
};

/** Older services answer no code, only an English sentence. */
const bySentence: readonly (readonly [RegExp, AuthFailure])[] = [
  [/invalid login credentials/i, 'invalid_credentials'],
  [/email not confirmed/i, 'email_not_confirmed'],
  [/user not found/i, 'user_not_found'],
  [/user is banned/i, 'account_blocked'],
  [/already (been )?registered/i, 'user_already_exists'],
  [/rate limit|too many requests/i, 'too_many_requests'],
  [/(token|link).*(expired|invalid)/i, 'link_expired'],
  [/password cannot be longer/i, 'password_too_long'],
  [/validate email address/i, 'email_invalid'],
  [/user_credits|grant_credits/i, 'credits_failed'],
  [/database error (saving|creating)/i, 'profile_failed'],
];

/** Classifies the failure of the session's client; a lost connection and client code that cannot be loaded are `offline`. */
export function authFailure(error: unknown): AuthFailure {
  if (!(error instanceof Error)) return 'unknown';
  const { code, status, reasons } = error as { code?: unknown; status?: unknown; reasons?: unknown };
  if (error.name === 'ChunkLoadError' || error.name === 'TimeoutError') return 'offline';
  if (error.name === 'AuthRetryableFetchError' && status === 0) return 'offline';
  if (Array.isArray(reasons) && reasons.includes('pwned')) return 'common_password';
  if (typeof code === 'string' && byCode[code]) return byCode[code];
  if (status === 429) return 'too_many_requests';
  return bySentence.find(([sentence]) => sentence.test(error.message))?.[1] ?? 'unknown';
}

/** Whether a mail to this address left less than a minute ago. The same code also means that no mail was sent at all. */
export function isMailJustSent(error: { code?: string | undefined; message: string }): boolean {
  return error.code === 'over_email_send_rate_limit' && /only request this after/i.test(error.message);
}
