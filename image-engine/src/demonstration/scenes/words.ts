/** A text as plain words: lower case, without accents, hyphens as spaces; commas and stops stay as words of their own. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (plain.replace(/(?<![a-z])([cps])\/(?=\s|[a-z])/g, '$1 ').match(/[a-z0-9]+|[,.;:]/g) ?? []).map(
    plainForm,
  );
}

/** Sellers write as they speak: diminutives, augmentatives and short forms, each with the word it stands for. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^branqu?inh[oa]s?$/, 'branco'],
  [/^ros(?:inha|ao)s?$/, 'rosa'],
  [/^azul(?:zinh[oa]|ao)s?$/, 'azul'],
  [/^verd(?:inh[oa]|ao)s?$/, 'verde'],
  [/^amarel(?:inh[oa]|ao)s?$/, 'amarelo'],
  [/^vermelh(?:inh[oa]|ao)s?$/, 'vermelho'],
  [/^pret(?:inh[oa]|ao)s?$/, 'preto'],
  [/^cinzinhas?$/, 'cinza'],
  [/^rox(?:inh[oa]|ao)s?$/, 'roxo'],
  [/^laranjinhas?$/, 'laranja'],
  [/^lilas(?:inho|zinho)$/, 'lilas'],
  [/^marron?zinh[oa]s?$/, 'marrom'],
  [/^beg(?:inho|ezinho)s?$/, 'bege'],
  [/^clarinh[oa]s?$/, 'claro'],
  [/^escur(?:inh[oa]|ao)s?$/, 'escuro'],
  [/^mesinhas?$/, 'mesa'],
  [/^flor(?:zinha|inha)s?$/, 'flores'],
  [/^folhinhas?$/, 'folhas'],
  [/^plantinhas?$/, 'plantas'],
  [/^(?:coracaozinho|coracoezinhos)$/, 'coracao'],
  [/^presentinhos?$/, 'presente'],
  [/^velinhas?$/, 'velas'],
  [/^(?:marmori|marmre)$/, 'marmore'],
  [/^(?:madera|madeirinha)$/, 'madeira'],
  [/^cosinha$/, 'cozinha'],
  [/^c$/, 'com'],
  [/^(?:p|pra|pro)$/, 'para'],
  [/^s$/, 'sem'],
];

/** One word as it is in `plainWords`. */
export function plainWord(word: string): string {
  return plainForm(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
}

function plainForm(word: string): string {
  return FORMS.find(([form]) => form.test(word))?.[1] ?? word;
}

/** Where a phrase begins in the words, -1 if nowhere; a trailing `*` in a phrase's word stands for any ending. */
export function findPhrase(words: readonly string[], phrase: string, from = 0): number {
  const parts = phrase.split(' ');
  for (let at = from; at + parts.length <= words.length; at++)
    if (parts.every((part, offset) => fits(words[at + offset] ?? '', part))) return at;
  return -1;
}

function fits(word: string, part: string): boolean {
  if (part.endsWith('*')) return word.startsWith(part.slice(0, -1));
  return word === part || word === `${part}s`;
}

const NEGATIONS = new Set(['sem', 'nenhum', 'nenhuma', 'nao', 'nem', 'evite']);
const REACH = 3;

/** Whether the word at `at` is refused by a 'sem' or the like shortly before it, in the same clause. */
export function isRefused(words: readonly string[], at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - REACH; back--) {
    const word = words[back] ?? '';
    if (/^[,.;:]$/.test(word)) return false;
    if (NEGATIONS.has(word)) return true;
  }
  return false;
}

/** Where one of the phrases is wanted, not refused; -1 if nowhere. */
export function findWanted(words: readonly string[], phrases: readonly string[]): number {
  let first = -1;
  for (const phrase of phrases) {
    for (let at = findPhrase(words, phrase); at >= 0; at = findPhrase(words, phrase, at + 1)) {
      if (isRefused(words, at)) continue;
      if (first < 0 || at < first) first = at;
      break;
    }
  }
  return first;
}

/** Whether one of the phrases is refused ('sem sombra') and nowhere wanted. */
export function findRefused(words: readonly string[], phrases: readonly string[]): boolean {
  return findWanted(words, phrases) < 0 && phrases.some((phrase) => findPhrase(words, phrase) >= 0);
}
