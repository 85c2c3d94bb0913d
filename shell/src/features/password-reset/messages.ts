import { type AuthFailure, COMMON_PASSWORD, TOO_MANY_ATTEMPTS } from '../../session/auth-failure.ts';

/** A refusal of the reset screen: a title and what to do (docs/product.md#password-reset). */
export interface ResetRefusal {
  title: string;
  text: string;
}

export const resetRefusals = {
  invalid: {
    title: 'Senha inválida',
    text: 'Use pelo menos 8 caracteres, com uma letra maiúscula, um número e um caractere especial.',
  },
  different: { title: 'Senhas não coincidem', text: 'Digite a mesma senha nos dois campos.' },
} as const satisfies Record<string, ResetRefusal>;

const failed = 'Erro ao alterar senha';

/** The message for the session service's refusal on this screen. */
export function resetRefusal(failure: AuthFailure): ResetRefusal {
  if (failure === 'weak_password') return resetRefusals.invalid;
  if (failure === 'common_password') return { title: 'Senha inválida', text: COMMON_PASSWORD };
  if (failure === 'password_too_long') {
    return { title: 'Senha inválida', text: 'A senha pode ter no máximo 72 caracteres.' };
  }
  if (failure === 'same_password') {
    return { title: 'Senha inválida', text: 'A nova senha deve ser diferente da senha atual.' };
  }
  if (failure === 'offline') {
    return { title: failed, text: 'Erro de conexão. Verifique sua internet e tente novamente.' };
  }
  if (failure === 'too_many_requests') {
    return { title: failed, text: TOO_MANY_ATTEMPTS };
  }
  return { title: failed, text: 'Não foi possível alterar sua senha. Tente novamente.' };
}
