/** The texts of the screen that logic chooses. */
export const messages = {
  failed: 'Não foi possível carregar suas imagens. Tente novamente.',
} as const;
