import {
  ACCOUNT_BLOCKED,
  type AuthFailure,
  COMMON_PASSWORD,
  TOO_MANY_ATTEMPTS,
} from '../../session/auth-failure.ts';

const unknown = 'Ocorreu um erro ao criar sua conta. Tente novamente.';

/** The messages of the sign-up screen when the service refuses. */
export const signUpSentences: Record<AuthFailure, string> = {
  user_already_exists: 'Este email já está cadastrado',
  account_blocked: ACCOUNT_BLOCKED,
  too_many_requests: TOO_MANY_ATTEMPTS,
  offline: 'Erro de conexão. Verifique sua internet e tente novamente.',
  common_password: COMMON_PASSWORD,
  weak_password: 'A senha não atende aos critérios de segurança',
  email_invalid: 'Informe um email válido',
  password_too_long: 'A senha pode ter no máximo 72 caracteres',
  profile_failed: 'Erro ao criar perfil: o serviço não respondeu como esperado. Tente novamente.',
  credits_failed: 'Erro ao criar créditos: o serviço não respondeu como esperado. Tente novamente.',
  invalid_credentials: unknown,
  email_not_confirmed: unknown,
  user_not_found: unknown,
  link_expired: unknown,
  same_password: unknown,
  unknown,
};
