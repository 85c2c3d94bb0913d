/** What the history of a picture says, keyed by meaning (docs/product.md#history). */
export const messages = {
  notLoaded: 'Não foi possível carregar a história desta imagem. Tente novamente.',
  shownAgain: 'Pronto: esta versão voltou a aparecer na biblioteca. As outras continuam aqui.',
  notShownAgain: 'Não foi possível voltar a esta versão. Tente novamente.',
  nothingKnown: 'Esta imagem é antiga: não há registro de como foi feita.',
  parentDeleted: 'Feita de uma imagem que foi apagada.',
  alone: 'Por enquanto é só esta. O que você fizer a partir dela aparece aqui.',
  truncated: 'A árvore é grande: aqui aparecem as primeiras 200 imagens.',
  noCost: 'Sem custo',
  outdated: 'A regra deste canal foi revista desde então: confira de novo.',
  notStored: 'O arquivo não fica guardado: preparar de novo leva poucos segundos e não custa nada.',
  formerPrepared: 'Esta versão não é a que aparece na biblioteca. Volte a ela para preparar de novo.',
  morePreparations: (count: number) =>
    count === 1 ? 'Mostrar mais 1 preparo' : `Mostrar mais ${count} preparos`,
  pictures: (count: number) => (count === 1 ? '1 imagem' : `${count} imagens`),
  cost: (credits: number) => {
    if (credits === 0) return 'grátis';
    return credits === 1 ? '1 crédito' : `${credits} créditos`;
  },
} as const;
