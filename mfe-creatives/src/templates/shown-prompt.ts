// Each verb in the forms in which an order is given: imperative, infinitive, gerund, and the familiar imperative.
const VERBS = [
  'mostr(?:e|em|ar|ando|a)',
  'coloqu(?:e|em)|coloc(?:ar|ando|a)',
  'insir(?:a|am)|inser(?:ir|indo|e)',
  'apresent(?:e|em|ar|ando)',
  'posicion(?:e|em|ar|ando)',
  'exib(?:a|am|ir|indo)',
  'destaqu(?:e|em)|destac(?:ar|ando)',
  'apoi(?:e|em|ar|ando)',
  'fotograf(?:e|em|ar|ando)',
  'cri(?:e|em|ar|ando)',
  'deix(?:e|em|ar|ando)',
  'us(?:e|em|ar|ando)',
].join('|');

const END = '(?![\\p{L}])';
const ORDER = `(?:por favor,?\\s+)?(?:${VERBS})${END}`;
const MANNER = '(?:\\s+(?:bem|claramente|somente|apenas|também|agora))?';
const SENT_PRODUCT = '(?:(?:o|os|um|este|esse|seu|meu)\\s+)?produtos?\\s+enviados?';

const leadingOrder = new RegExp(`^${ORDER}${MANNER}(?:\\s+e\\s+${ORDER}${MANNER})*\\s*`, 'iu');
const leadingProduct = new RegExp(`^${SENT_PRODUCT}${END}\\s*`, 'iu');
const leadingRest = /^(?:[,;:.–—-]\s*|e\s+)+/iu;
const sentAnywhere = new RegExp(`(produtos?)\\s+enviados?${END}`, 'giu');

/**
 * What a template says to a user who looks for a scene: without the order that begins it ('Mostre', 'Coloque',
 * 'Insira') and without 'produto enviado'. A product in the middle of a sentence stays, as 'produto'.
 */
export function shownPrompt(prompt: string): string {
  const scene = prompt
    .trim()
    .replace(leadingOrder, '')
    .replace(leadingProduct, '')
    .replace(leadingRest, '')
    .replace(sentAnywhere, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  return scene.charAt(0).toLocaleUpperCase('pt-BR') + scene.slice(1);
}
