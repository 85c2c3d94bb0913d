/** Characters of a prompt that a card shows (docs/product.md#dashboard). */
const SHOWN_CHARACTERS = 50;

/** The prompt as a card shows it, cut at 50 characters, or null where there is none. */
export function shortPrompt(prompt: string | null): string | null {
  const characters = [...(prompt?.trim() ?? '')];
  if (characters.length === 0) return null;
  if (characters.length <= SHOWN_CHARACTERS) return characters.join('');
  return `${characters.slice(0, SHOWN_CHARACTERS).join('')}...`;
}
