import type { PasswordChangeFailure } from '@andromeda/platform';

/** What the settings say, keyed by meaning (docs/product.md#settings). */
export const messages = {
  loadFailed: 'Erro ao carregar informações do perfil. Tente novamente.',
  renamed: 'Nome atualizado com sucesso!',
  renameFailed: 'Ocorreu um erro ao atualizar suas informações. Tente novamente.',
  nameMissing: 'Por favor, informe seu nome completo',
  fieldsMissing: 'Por favor, preencha todos os campos',
  passwordsDiffer: 'As senhas não coincidem',
  passwordWeak: 'A senha não atende aos critérios de segurança',
  passwordChanged: 'Senha alterada com sucesso!',
  passwordFailed: 'Ocorreu um erro ao alterar sua senha. Tente novamente.',
  cancelFailed: 'Não foi possível cancelar a assinatura. Tente novamente.',
  cancelled: 'Assinatura cancelada.',
  statementFailed: 'Não foi possível carregar o extrato. Tente novamente.',
  devicesFailed: 'Não foi possível carregar seus dispositivos. Tente novamente.',
  secondFactorUnread: 'Não foi possível carregar a verificação em duas etapas. Tente novamente.',
  secondFactorFailed: 'Não foi possível mudar a verificação em duas etapas. Tente novamente.',
  secondFactorOn: 'Verificação em duas etapas ativada!',
  secondFactorOff: 'Verificação em duas etapas desativada.',
  othersEnded: 'Você saiu dos outros dispositivos.',
  endOthersFailed: 'Não foi possível sair dos outros dispositivos. Tente novamente.',
  exportUnread: 'Não foi possível carregar a situação da sua cópia. Tente novamente.',
  exportRefused: 'Não foi possível pedir sua cópia. Tente novamente.',
  exportFailed: 'Não foi possível preparar sua cópia. Tente novamente.',
  exportExpired: 'A última cópia passou do prazo e foi apagada.',
  exportIncomplete:
    'Suas imagens passam do que cabe em uma cópia. As mais novas ficaram de fora: baixe-as na Biblioteca.',
  marketplaceUnread: 'Não foi possível ver a sua conexão com o Mercado Livre. Tente novamente.',
  marketplaceUnopened: 'Não foi possível abrir o Mercado Livre. Tente novamente.',
  marketplaceLeft: 'Mercado Livre desconectado.',
  marketplaceStays: 'Não foi possível desconectar o Mercado Livre. Tente novamente.',
  changesUnread: 'Não foi possível carregar as últimas fotos enviadas. Tente novamente.',
  changeUndone: 'Desfeito: o anúncio tem as fotos de antes.',
  undoFailed: 'Não foi possível desfazer. Tente novamente.',
  accountFailed: 'Não foi possível carregar sua conta. Tente novamente.',
  deletionFailed: 'Não foi possível excluir sua conta. Tente novamente.',
  signInAgain:
    'Por segurança, saia e entre de novo com o Google. Depois, você tem 10 minutos para excluir a conta.',
  subscriptionFailed: 'Não foi possível carregar a assinatura. Tente novamente.',
} as const;

/** Why a password was not changed, as the user reads it. */
export const passwordFailures: Readonly<Record<PasswordChangeFailure, string>> = {
  wrong_password: 'Senha atual incorreta. Por favor, verifique suas credenciais.',
  weak_password: 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.',
  // The screen checks its own rules before: a hosted project may have stricter ones.
  rules_unmet: messages.passwordWeak,
  password_too_long: 'A senha pode ter no máximo 72 caracteres',
  same_password: 'A nova senha deve ser diferente da atual.',
  too_many_requests: 'Muitas tentativas de login. Por favor, aguarde alguns minutos.',
  offline: 'Erro de conexão. Verifique sua internet e tente novamente.',
  other: messages.passwordFailed,
};

/** How long a success stays, in milliseconds (docs/product.md#limits-and-times). */
export const MESSAGE_MS = 3000;
