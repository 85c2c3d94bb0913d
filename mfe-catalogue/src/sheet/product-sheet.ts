import type { Product } from '@andromeda/platform';
import { channelOf } from 'bff/contract/browser/channels';

/** Columns for so many bullets are always there; more where a listing has more. */
const BULLET_COLUMNS = 5;
/** Excel reads UTF-8 only after this sign. */
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** The texts of a product as a CSV for spreadsheets: one row for each channel that has texts. */
export function productSheet(product: Product): string {
  const bulletColumns = Math.max(
    BULLET_COLUMNS,
    ...product.listings.map(({ texts }) => texts.bullets.length),
  );
  const rows = [
    headings(bulletColumns),
    ...product.listings.map((one) => rowOf(product, one, bulletColumns)),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(SEPARATOR) + LINE_END).join('');
}

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const headings = (bullets: number): string[] => [
  ...['Canal', 'Nome', 'Título', 'Nome da família', 'Destaques'],
  ...numbered(bullets).map((number) => `Tópico ${number}`),
  ...['Descrição', 'Termos de busca', 'Palavras-chave'],
  ...['Marca', 'Modelo', 'Cor', 'Tamanho', 'Material', 'GTIN', 'SKU'],
];

function rowOf(
  { name, facts }: Product,
  { channel, texts }: Product['listings'][number],
  bullets: number,
): string[] {
  return [
    ...[channelOf(channel).name, name, texts.title, texts.familyName, texts.highlights],
    ...numbered(bullets).map((number) => texts.bullets[number - 1] ?? ''),
    ...[texts.description, texts.searchTerms, texts.keywords.join(', ')],
    ...[facts.brand, facts.model, facts.color, facts.size, facts.material, facts.gtin, facts.sku],
  ];
}

/** A cell as RFC 4180 quotes it. What a spreadsheet would read as a formula is made a text. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
