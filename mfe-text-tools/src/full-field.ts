const inWords = new Intl.NumberFormat('pt-BR');

/** The limit of a field, and what it says once it is full: a longer text that was pasted is cut there. */
export function fullField(value: string, longest: number): { maxLength: number; hint?: string } {
  if (value.length < longest) return { maxLength: longest };
  return {
    maxLength: longest,
    hint: `O texto chegou ao limite de ${inWords.format(longest)} caracteres: o que passa dele fica de fora.`,
  };
}
