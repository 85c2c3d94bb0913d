/** What the chat says, keyed by meaning (specification, sections 2, 5 and 8). */
export const messages = {
  greeting: 'Olá! Sou a Assistente Andrômeda. Como posso ajudar você hoje?',
  blank: {
    title: 'Campo vazio',
    message: 'Por favor, digite sua pergunta antes de enviar.',
  },
  failed: 'Desculpe, ocorreu um erro ao gerar a resposta.',
  failure: {
    title: 'Erro ao gerar resposta',
    message: 'Não foi possível gerar uma resposta no momento. Tente novamente mais tarde.',
  },
} as const;

/** Questions to begin with. */
export const starters = [
  'Como tirar fotos que vendem com o celular?',
  'Como escrever um bom título para o Mercado Livre?',
  'Como calcular o preço sem perder margem?',
] as const;
