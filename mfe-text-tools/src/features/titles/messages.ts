/** What the title creator says (docs/product.md#title-creator). */
export const messages = {
  missing: 'Por favor, forneça pelo menos a descrição do produto ou palavras-chave',
  done: 'Títulos gerados com sucesso!',
  failed: 'Não foi possível gerar os títulos. Tente novamente mais tarde.',
} as const;
