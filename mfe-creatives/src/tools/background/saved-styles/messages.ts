/** What saved styles say (docs/product.md#saved-styles). */
export const messages = {
  nameMissing: 'Dê um nome ao estilo.',
  nameTaken: 'Já existe um estilo com este nome.',
  saved: 'Estilo salvo!',
  renamed: 'Nome do estilo salvo!',
  deleted: 'Estilo excluído!',
  notLoaded: 'Não foi possível carregar seus estilos salvos.',
  notSaved: 'Não foi possível salvar o estilo. Tente novamente.',
  notDeleted: 'Não foi possível excluir o estilo. Tente novamente.',
} as const;
