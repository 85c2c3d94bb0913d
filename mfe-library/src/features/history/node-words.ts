import type { GenerationOptions, HistoryKind, HistoryNode } from '@andromeda/platform';
import { operationLabel, toolOf } from 'bff/contract/browser';

/** A description longer than this stands below the heading, not in it. */
const LONGEST_IN_HEADING = 80;

const freeVersions: Partial<Record<HistoryKind, string>> = {
  original: 'A foto',
  repair: 'Recorte corrigido à mão',
  retry: 'Recorte refeito de outro jeito',
  product: 'Produto da foto devolvido',
};

/** What was done, in a few words. */
export function titleOf({ kind, options }: HistoryNode): string {
  if (options?.backgroundColor) return 'Fundo trocado por uma cor';
  return freeVersions[kind] ?? toolOf(kind)?.done ?? operationLabel(kind) ?? 'Imagem';
}

/** What the user wrote for it; a version keeps the words of its picture, which did not make it. */
export function wordsOf({ kind, prompt }: HistoryNode): string | null {
  return freeVersions[kind] ? null : prompt?.trim() || null;
}

/** Whether its words stand on the picture. */
export const isText = ({ kind }: HistoryNode) => toolOf(kind)?.name === 'add-text';

/** What was done, with the words that it was done with where they are short. */
export function headingOf(node: HistoryNode): string {
  const words = wordsOf(node);
  if (!words || isText(node) || words.length > LONGEST_IN_HEADING) return titleOf(node);
  return `${titleOf(node)}: “${words}”`;
}

/** Words that the heading has no room for. */
export function longWordsOf(node: HistoryNode): string | null {
  const words = wordsOf(node);
  return words && !isText(node) && words.length > LONGEST_IN_HEADING ? words : null;
}

const margins = { small: 'pequena', medium: 'média', large: 'grande' } as const;
const formats = { square: 'quadrado', auto: 'automático' } as const;

/** The options of a picture in words; its colour and its text are shown, not told. */
export function optionsInWords(options: GenerationOptions | null): string[] {
  const { margin, shadow, format, handHolding, brand, brandColors, product, anyProduct } = options ?? {};
  return [
    margin && `Margem ${margins[margin]}`,
    shadow !== undefined && (shadow ? 'Com sombra' : 'Sem sombra'),
    format && `Formato ${formats[format]}`,
    handHolding !== undefined && (handHolding ? 'Com a mão segurando o produto' : 'Sem mão'),
    brand && 'Com a marca da loja',
    brandColors && 'Com as cores da loja',
    product && `Produto: ${product}`,
    anyProduct && 'Com uma embalagem sem nome',
  ].filter((words) => typeof words === 'string');
}
