import tokens from '@andromeda/design-system/tokens.json' with { type: 'json' };

/** A token of the design system, such as `--accent`. */
export type TokenName = keyof typeof tokens.light;

/** The token's value in the light theme, as mails need it: no custom property, sizes in CSS pixels. */
export function tokenValue(name: TokenName): string {
  return tokens.light[name].replace(/^([\d.]+)rem$/, (_size, rem: string) => `${Number(rem) * 16}px`);
}

/** Declares `names` for a page in the theme of its `data-theme`, else in the system's. */
export function tokenDeclarations(names: readonly TokenName[]): string {
  const dark: Partial<Record<TokenName, string>> = tokens.dark;
  const declare = (values: Partial<Record<TokenName, string>>) =>
    names.flatMap((name) => (values[name] === undefined ? [] : [`${name}:${values[name]}`])).join(';');
  return `:root{color-scheme:light dark;${declare(tokens.light)}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;${declare(dark)}}
@media (prefers-color-scheme:dark){:root:not([data-theme]){${declare(dark)}}}`;
}
