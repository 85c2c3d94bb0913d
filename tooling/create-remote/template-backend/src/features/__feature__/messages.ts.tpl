/** The texts of the screen that logic chooses. */
export const messages = {
  failed: 'Não foi possível carregar suas imagens. Tente novamente.',
  notesFailed: 'Não foi possível carregar suas anotações. Tente novamente.',
  notSaved: 'Não foi possível salvar a anotação. Tente novamente.',
} as const;
