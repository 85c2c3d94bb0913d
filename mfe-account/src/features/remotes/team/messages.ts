/** What the screen says of teams, keyed by meaning. */
export const messages = {
  loadFailed: 'Não foi possível carregar a equipe. Tente novamente.',
  addFailed: 'Não foi possível adicionar à equipe. Tente novamente.',
  changeFailed: 'Não foi possível mudar o papel. Tente novamente.',
  removeFailed: 'Não foi possível remover da equipe. Tente novamente.',
  emailMissing: 'Escreva o email da conta da pessoa.',
  nobody: 'Ninguém está na equipe ainda. Quem administra pode tudo, sem estar nela.',
  whatFor:
    'Cada pessoa entra com a própria conta, vê só as partes da sua equipe e faz o que o papel dela permite.',
} as const;
