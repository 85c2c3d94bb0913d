export type Token = { name: string; value: string };
export type TokenGroup = { title: string; tokens: Token[] };

/** The tokens of a style sheet, grouped by the comment before them, so that the documentation shows the real values. */
export function listTokens(sheet: string): TokenGroup[] {
  const root = sheet.slice(sheet.indexOf('[data-theme] {'), sheet.indexOf('@media'));
  const groups: TokenGroup[] = [];
  for (const [, title, name, value] of root.matchAll(/\/\*\s*([^*]+?)\s*\*\/|(--[\w-]+):\s*([^;]+);/g)) {
    if (title) groups.push({ title, tokens: [] });
    else if (name && value) groups.at(-1)?.tokens.push({ name, value: value.replace(/\s+/g, ' ') });
  }
  return groups;
}
