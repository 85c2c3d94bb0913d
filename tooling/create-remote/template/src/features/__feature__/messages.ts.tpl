/** What the screen says where logic chooses the words. */
export const messages = {
  failed: 'Não foi possível carregar suas imagens. Tente novamente.',
} as const;
