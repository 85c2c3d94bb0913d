/** What the screen of a product says. */
export const messages = {
  notLoaded: 'Não foi possível carregar o produto. Tente novamente.',
  factsSaved: 'Ficha salva',
  factsNotSaved: 'Não foi possível salvar a ficha. Tente novamente.',
  deleted: 'Produto excluído. As imagens continuam na biblioteca.',
  notDeleted: 'Não foi possível excluir o produto. Tente novamente.',
  sheetSaved: 'Planilha baixada! Ela leva os textos que estão salvos.',
} as const;
