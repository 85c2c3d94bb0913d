/** What the settings say, keyed by meaning (specification, section 8). */
export const messages = {
  loadFailed: 'Erro ao carregar informações do perfil. Tente novamente.',
  renamed: 'Nome atualizado com sucesso!',
  renameFailed: 'Ocorreu um erro ao atualizar suas informações. Tente novamente.',
  nameMissing: 'Por favor, informe seu nome completo',
} as const;

/** How long a success stays, in milliseconds (specification, section 9). */
export const MESSAGE_MS = 3000;
