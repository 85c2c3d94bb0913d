import { type AuthFailure, TOO_MANY_ATTEMPTS } from '../../session/auth-failure.ts';

/** The banner for a recovery mail that could not be requested (docs/product.md#password-recovery). */
export function recoverySentence(failure: AuthFailure): string {
  if (failure === 'too_many_requests') return TOO_MANY_ATTEMPTS;
  if (failure === 'offline') return 'Erro de conexão. Verifique sua internet e tente novamente.';
  return 'Erro ao enviar email. Ocorreu um erro ao enviar o email de recuperação. Tente novamente.';
}

export const RECOVERY_SENT = 'Email enviado! Verifique sua caixa de entrada para redefinir sua senha.';
