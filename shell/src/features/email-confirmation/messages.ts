import { type AuthFailure, COMMON_PASSWORD, TOO_MANY_ATTEMPTS } from '../../session/auth-failure.ts';

const OTHERWISE = 'Não foi possível confirmar seu email. Tente novamente.';

const sentences: Partial<Record<AuthFailure, string>> = {
  common_password: COMMON_PASSWORD,
  weak_password: 'A senha não atende aos critérios de segurança',
  password_too_long: 'A senha pode ter no máximo 72 caracteres',
  offline: 'Erro de conexão. Verifique sua internet e tente novamente.',
  too_many_requests: TOO_MANY_ATTEMPTS,
};

/** The message of the confirmation page when the service refuses the chosen password. */
export const confirmationSentence = (failure: AuthFailure): string => sentences[failure] ?? OTHERWISE;
