/** What the screens of accounts say, keyed by meaning. */
export const messages = {
  searchFailed: 'Não foi possível buscar. Tente novamente.',
  accountFailed: 'Não foi possível carregar a conta. Tente novamente.',
  adjustFailed: 'Não foi possível mudar os créditos. Tente novamente.',
  adjusted: 'Créditos atualizados.',
  blockFailed: 'Não foi possível mudar o bloqueio. Tente novamente.',
  blocked: 'Conta bloqueada. Todas as sessões dela terminaram.',
  unblocked: 'Conta desbloqueada.',
  secondFactorFailed: 'Não foi possível desativar a verificação. Tente novamente.',
  secondFactorRemoved: 'Verificação desativada. Todas as sessões da conta terminaram.',
  reasonMissing: 'Escreva o motivo, com pelo menos 3 letras',
  amountWrong: 'Use um número inteiro de 1 a 1000',
} as const;
