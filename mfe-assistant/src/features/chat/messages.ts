/** What the chat says, keyed by meaning (docs/product.md#assistant). */
export const messages = {
  greeting: 'Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?',
  blank: {
    title: 'Campo vazio',
    message: 'Por favor, digite sua pergunta antes de enviar.',
  },
  longest: 'A mensagem chegou ao limite de 8.000 caracteres.',
  failed: 'Desculpe, ocorreu um erro ao gerar a resposta.',
  failure: {
    title: 'Erro ao gerar resposta',
    message: 'Não foi possível gerar uma resposta no momento. Tente novamente mais tarde.',
  },
  stopped: 'Resposta interrompida',
  cut: 'Resposta cortada',
  goOn: 'Continue a resposta de onde ela parou.',
  filtered: 'O filtro de segurança do serviço parou a resposta aqui.',
  filteredBeforeAWord:
    'O filtro de segurança do serviço não deixou responder. Faça a pergunta com outras palavras.',
  stoppedBeforeAWord: 'A resposta foi interrompida antes de começar.',
  notStopped: 'Não foi possível parar a resposta. Tente novamente.',
  notSaved: 'A resposta não pôde ser guardada no histórico. Copie o que quiser manter.',
  laterGo: 'As mensagens depois desta pergunta serão apagadas.',
  notRated: 'Não foi possível guardar a avaliação. Tente novamente.',
  exported: 'Conversa exportada',
  exportFailed: 'Não foi possível exportar a conversa. Tente novamente.',
  notFound: 'Nenhuma conversa encontrada',
  photoOnly: 'O que você acha desta foto do meu produto?',
  photoFailed: 'Não foi possível anexar a foto. Tente novamente.',
  onePhoto: 'Uma foto por mensagem: ficou a primeira.',
  loadFailed: 'Não foi possível carregar a conversa. Tente novamente.',
  gone: 'Esta conversa não existe mais',
  listFailed: 'Não foi possível carregar as conversas. Tente novamente.',
  deleting: 'Excluindo conversa…',
  deleted: 'Conversa excluída',
  renamed: 'Conversa renomeada',
  renameFailed: 'Não foi possível renomear a conversa. Tente novamente.',
  titleMissing: 'Escreva um nome para a conversa.',
  deleteFailed: 'Não foi possível excluir a conversa. Tente novamente.',
} as const;

/** Questions to begin with. */
export const starters = [
  'Como tirar fotos que vendem com o celular?',
  'Como escrever um bom título para o Mercado Livre?',
  'Como calcular o preço sem perder margem?',
] as const;
