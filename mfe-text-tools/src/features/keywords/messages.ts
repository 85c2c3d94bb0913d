/** What the keyword generator says (docs/product.md#keyword-generator). */
export const messages = {
  missing: 'Por favor, forneça pelo menos o título ou a descrição do produto',
  done: 'Palavras-chave geradas com sucesso!',
  failed: 'Não foi possível gerar as palavras-chave. Tente novamente mais tarde.',
} as const;
