/** Words that carry no meaning of their own in a listing. */
export const LITTLE_WORDS = new Set(
  'a o as os um uma uns umas de da do das dos em no na nos nas e ou com sem para por pelo pela ao à que se seu sua seus suas meu minha este esta esse essa isto isso é são foi ser tem têm ter muito muita mais bem também como entre sobre até'.split(
    ' ',
  ),
);

/** Ways in which people begin to tell of their product. */
const OPENINGS =
  /^(?:(?:oi|olá|bom dia|boa tarde)[,!. ]+)?(?:(?:eu\s+)?(?:vendo|ofereço|tenho|quero vender|preciso vender|estou vendendo|anuncio|trata-se de|este é|esta é|esse é|essa é|é|temos|apresento)\s+)?(?:(?:o|a|os|as|um|uma|uns|umas|meu|minha|nosso|nossa|este|esta|esse|essa|produto:?)\s+)*/i;

/** Splits a text into its clauses, at sentence marks, commas and line ends. */
export function clauses(text: string): string[] {
  return text
    .split(/[.!?;\n]+(?=\s|$)|,\s+|\s[-–—•]\s/)
    .map((clause) => clause.replace(/^[\s\-–—•*:]+|[\s:]+$/g, '').replace(/\s+/g, ' '))
    .filter((clause) => clause.length > 0);
}

/** A clause without the words by which somebody begins to speak. */
export const withoutOpening = (clause: string) => clause.replace(OPENINGS, '').trim();

/** Without accents and case, for comparing. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** As titles are written: every word that carries meaning with a capital, measures and codes as they are. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word) => {
      const bare = word.toLowerCase();
      if (LITTLE_WORDS.has(bare)) return bare;
      if (/\d/.test(word) || /^(?:ml|kg|g|cm|mm|m|l|w|v|gb|tb|mah)$/i.test(word)) return word;
      if (/^\p{Lu}{2,4}$/u.test(word)) return word;
      return bare.charAt(0).toLocaleUpperCase('pt-BR') + bare.slice(1);
    })
    .join(' ');
}
