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
  'iPhone iPad iPod MacBook AirPods LED USB RGB HDMI TV PC SSD HD MDF PVC ABS UV LCD JBL PS4 PS5 DPI DVD GPS FM NFC Wi-Fi Bluetooth GG PP XG EVA TPU'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);
const UNITS = new Map([
  ['v', 'V'],
  ['w', 'W'],
  ['gb', 'GB'],
  ['tb', 'TB'],
  ['l', 'L'],
  ['mah', 'mAh'],
  ['hz', 'Hz'],
]);

/** As titles are written: every word that carries meaning with a capital, measures and codes as they are. */
export function titleCase(text: string): string {
  const shouted = text.length > 4 && text === text.toLocaleUpperCase('pt-BR');
  return text
    .split(' ')
    .map((word) => titleWord(shouted ? word.toLocaleLowerCase('pt-BR') : word))
    .join(' ');
}

function titleWord(word: string): string {
  const bare = word.toLocaleLowerCase('pt-BR');
  const name = NAMES.get(bare);
  if (name) return name;
  if (/^\p{Lu}{1,4}$/u.test(word) && !LITTLE_WORDS.has(bare)) return word;
  if (LITTLE_WORDS.has(bare)) return bare;
  const [, number, unit = ''] = /^([\d.,/x]+)([a-z]+)$/i.exec(word) ?? [];
  if (number) return number + (UNITS.get(unit.toLowerCase()) ?? unit);
  if (UNITS.has(bare) || /^(?:ml|kg|g|cm|mm|m)$/.test(bare)) return UNITS.get(bare) ?? bare;
  if (/^(?:[a-z]{1,2}\d+|\d+[a-wyz]\d+)$/i.test(word)) return word.toUpperCase();
  if (/\d/.test(word)) return word;
  return bare.replace(
    /(^|[-/])(\p{L})/gu,
    (_, edge: string, letter: string) => edge + letter.toLocaleUpperCase('pt-BR'),
  );
}
