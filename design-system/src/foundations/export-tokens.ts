import { readDeclarations, resolveToken } from './resolve-tokens.ts';

/** Every token with its literal value: `dark` holds only what differs from `light`. */
export interface ExportedTokens {
  light: Record<string, string>;
  dark: Record<string, string>;
}

/** The content of `tokens.json`, for mails and server pages, which load no style sheet of the design system. */
export function exportTokens(primitives: string, tokens: string): ExportedTokens {
  const declarations = readDeclarations(primitives, tokens);
  const exported: ExportedTokens = { light: {}, dark: {} };
  for (const name of readDeclarations(tokens).keys()) {
    const light = resolveToken(declarations, name, 'light');
    const dark = resolveToken(declarations, name, 'dark');
    exported.light[name] = light;
    if (dark !== light) exported.dark[name] = dark;
  }
  return exported;
}
