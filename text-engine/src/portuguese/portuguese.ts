/** Words that carry no meaning of their own in a listing. */
export const LITTLE_WORDS = new Set(
  'a o as os um uma uns umas de da do das dos em no na nos nas e ou com sem para por pelo pela ao à que se seu sua seus suas meu minha este esta esse essa isto isso é são foi ser tem têm ter muito muita mais bem também como entre sobre até via'.split(
    ' ',
  ),
);

/** Ways in which people begin to tell of their product. */
const OPENINGS =
  /^(?:(?:oi+|ol[áa]|bom dia|boa tarde|boa noite)[,!. ]*)?(?:(?:eu\s+)?(?:vendo:?|ofereço|tenho|quero vender|preciso vender|estou vendendo|anuncio|trata-se de|produto:|é|eh|temos|apresento|quero um título para|título para)\s+)?(?:(?:o|a|os|as|um|uma|uns|umas|meu|minha|nosso|nossa|este|esta|esse|essa)\s+)*/i;
const SIZE = /^(?:pp|p|m|g|gg|xg|xgg|eg|\d{2})$/i;

/** Splits a text into its clauses, at sentence marks, commas and line ends; a row of sizes stays together. */
export function clauses(text: string): string[] {
  const parts = text
    .split(/[.!?;\n]+(?=\s|$)|,\s*(?!\d)|(?<!\d),|,(?=\d{3})|\s[-–—•|/]\s/)
    .map((clause) => clause.replace(/^[\s\-–—•*:]+|[\s:.!?]+$/g, '').replace(/\s+/g, ' '))
    .filter((clause) => /[\p{L}\d]/u.test(clause));
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.pop();
    const row = before !== undefined && SIZE.test(part) && SIZE.test(before.split(' ').at(-1) ?? '');
    if (before !== undefined) joined.push(row ? `${before} ${part}` : before);
    if (!row) joined.push(part);
  }
  return joined;
}

/** A clause without the words by which somebody begins to speak. */
export const withoutOpening = (clause: string) => clause.replace(OPENINGS, '').trim();

/** Without accents and case, for comparing. */
export const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Names that are written in a way of their own. */
const NAMES = new Map(
  'iPhone iPad iPod MacBook AirPods LED OLED QLED UHD 4K 8K USB RGB HDMI TV PC SSD HD MDF PVC ABS UV LCD JBL PS4 PS5 DPI DVD GPS FM NFC Wi-Fi Bluetooth GG PP XG EVA TPU i3 i5 i7 i9'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
/** 'LED', 'USB', 'GPS': written with capitals, and of no maker. */
export const isNameOfAThing = (word: string) =>
  NAMES.has(word.toLowerCase()) &&
  !/^(?:i[A-Z]|MacBook|AirPods|JBL|PS\d)/.test(NAMES.get(word.toLowerCase()) ?? '');
const UNITS = new Map([
  ['v', 'V'],
  ['w', 'W'],
  ['gb', 'GB'],
  ['tb', 'TB'],
  ['l', 'L'],
  ['mah', 'mAh'],
  ['hz', 'Hz'],
]);

/** As titles are written: every word that carries meaning with a capital; measures, codes and brands as they are. */
export const titleCase = (text: string): string =>
  text.split(' ').map(titleWord).join(' ').replace(BETWEEN_MEASURES, ' x ');

/** The x of '30 x 25 cm'. */
const BETWEEN_MEASURES = /(?<=\d(?:[cm]?m)?) X (?=\d)/g;

/** Written by the seller with capitals inside: 'DeWALT'. */
const OWN_CAPITALS = /^\p{L}+\p{Ll}\p{Lu}|^\p{Ll}\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u;
/** 'PH5949', '50CU7700', '175/65R14', but not the measure '100g'. */
const CODE =
  /^(?:\d*[a-z]{1,5}\d{2,}[a-z]?|(?!i\d)[a-z]{1,4}-?\d[\da-z]*(?:[-/][\da-z]+)*|[a-z]{1,2}\d+|\d+[a-wyz]\d+|\d+\/\d+r\d+)$/i;
/** 'S.O.S' and 'L.O.L.' */
export const INITIALS = /^(?:\p{L}\.){2,}\p{L}?\.?$/u;
const ELIDED = /^(d)['’](\p{L}.*)$/iu;

function titleWord(word: string): string {
  const bare = word.toLocaleLowerCase('pt-BR');
  const name = NAMES.get(bare);
  if (name) return name;
  if (/^\p{Lu}{1,4}$/u.test(word) && !LITTLE_WORDS.has(bare)) return word;
  // 'São João' is a name, 'são' a verb.
  if (LITTLE_WORDS.has(bare)) return word === 'São' ? word : bare;
  if (OWN_CAPITALS.test(word)) return word;
  const [, elided, after = ''] = ELIDED.exec(word) ?? [];
  if (elided) return `d'${titleWord(after)}`;
  const [, number, unit = ''] = /^([\d.,/x]+)([a-z]+)$/i.exec(word) ?? [];
  if (number) return number + (UNITS.get(unit.toLowerCase()) ?? unit);
  if (UNITS.has(bare) || /^(?:ml|kg|g|cm|mm|m)$/.test(bare)) return UNITS.get(bare) ?? bare;
  if (CODE.test(word) || INITIALS.test(word)) return word.toUpperCase();
  if (/\d/.test(word)) return word;
  return bare
    .split(/(?<=[-/])/)
    .map(
      (part) =>
        NAMES.get(part.replace(/[-/]$/, ''))?.concat(part.slice(-1).replace(/[^-/]/, '')) ??
        capitalised(part),
    )
    .join('');
}

const capitalised = (word: string) => word.charAt(0).toLocaleUpperCase('pt-BR') + word.slice(1);
