export type Token = { name: string; value: string };
export type TokenGroup = { title: string; tokens: Token[] };

/** The tokens of a style sheet under the comment that stands before them: what is documented is what is used. */
export function listTokens(sheet: string): TokenGroup[] {
  const root = sheet.slice(sheet.indexOf('[data-theme] {'), sheet.indexOf('@media'));
  const groups: TokenGroup[] = [];
  for (const [, title, name, value] of root.matchAll(/\/\*\s*([^*]+?)\s*\*\/|(--[\w-]+):\s*([^;]+);/g)) {
    if (title) groups.push({ title, tokens: [] });
    else if (name && value) groups.at(-1)?.tokens.push({ name, value: value.replace(/\s+/g, ' ') });
  }
  return groups;
}
