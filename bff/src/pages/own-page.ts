import type { Theme } from '../http/chosen-theme.ts';

/** A page that the server draws itself, without the shell. `style`, `head` and `body` are written as they are. */
export interface OwnPage {
  title: string;
  theme: Theme;
  style: string;
  body: string;
  /** Allows the style under a policy with this nonce. */
  nonce?: string;
  head?: string;
}

/** The page as HTML. */
export function ownPage({ title, theme, style, body, nonce, head = '' }: OwnPage): string {
  return `<!doctype html>
<html lang="pt-BR"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${escapeHtml(title)}</title>
<style${nonce ? ` nonce="${nonce}"` : ''}>${style}</style>
</head>
<body>
${body}
</body>
</html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for elements and attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
