/** What templates of one's own say (docs/product.md#templates-of-ones-own). */
export const messages = {
  nameMissing: 'Dê um nome ao modelo.',
  nameTaken: 'Já existe um modelo com este nome.',
  saved: 'Modelo salvo! Ele fica em “Meus modelos”, depois dos nichos.',
  renamed: 'Nome do modelo salvo!',
  deleted: 'Modelo excluído!',
  notLoaded: 'Não foi possível carregar seus modelos.',
  notSaved: 'Não foi possível salvar o modelo. Tente novamente.',
  notDeleted: 'Não foi possível excluir o modelo. Tente novamente.',
} as const;
