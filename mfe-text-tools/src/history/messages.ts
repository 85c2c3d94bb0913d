/** What the history of both tools says. */
export const messages = {
  loadFailed: 'Não foi possível carregar o histórico. Tente novamente.',
  noneFound: 'Nada encontrado. Tente outras palavras.',
  forgetting: 'Excluindo do histórico…',
  forgetFailed: 'Não foi possível excluir. Tente novamente.',
  cleared: 'Histórico limpo.',
  clearFailed: 'Não foi possível limpar o histórico. Tente novamente.',
} as const;
