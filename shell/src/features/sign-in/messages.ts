import { ACCOUNT_BLOCKED, type AuthFailure, TOO_MANY_ATTEMPTS } from '../../session/auth-failure.ts';

const unknown = 'Ocorreu um erro ao fazer login. Tente novamente.';

/** The messages of the login screen (docs/product.md#sign-in). An unconfirmed address leads to another screen. */
export const signInSentences: Record<Exclude<AuthFailure, 'email_not_confirmed'>, string> = {
  invalid_credentials: 'Email ou senha incorretos. Por favor, verifique suas credenciais.',
  user_not_found: 'Usuário não encontrado. Verifique se o email está correto.',
  account_blocked: ACCOUNT_BLOCKED,
  too_many_requests: TOO_MANY_ATTEMPTS,
  offline: 'Erro de conexão. Verifique sua internet e tente novamente.',
  user_already_exists: unknown,
  link_expired: unknown,
  weak_password: unknown,
  common_password: unknown,
  same_password: unknown,
  email_invalid: 'Email ou senha incorretos. Por favor, verifique suas credenciais.',
  password_too_long: unknown,
  profile_failed: unknown,
  credits_failed: unknown,
  unknown,
};
