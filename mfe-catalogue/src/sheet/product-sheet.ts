import type { SheetProduct } from '@andromeda/platform';
import { channelOf } from 'bff/contract/browser/channels';

/** Columns for so many bullets are always there; more where a listing has more. */
const BULLET_COLUMNS = 5;
/** Excel reads UTF-8 only after this sign. */
const BYTE_ORDER_MARK = '\uFEFF';
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** Where a sheet begins: its mark, and the headings with columns for so many bullets. */
export const sheetHead = (bulletColumns: number): string => BYTE_ORDER_MARK + lineOf(headings(bulletColumns));

/** The rows of products in a sheet: one for each product and channel that has texts. */
export const sheetRows = (products: readonly SheetProduct[], bulletColumns: number): string =>
  products
    .flatMap((product) => product.listings.map((one) => lineOf(rowOf(product, one, bulletColumns))))
    .join('');

/** How many columns the bullets of products need. */
export const bulletColumnsOf = (products: readonly SheetProduct[]): number =>
  products
    .flatMap(({ listings }) => listings)
    .reduce((most, { texts }) => Math.max(most, texts.bullets.length), BULLET_COLUMNS);

/** The texts of a product as a CSV for spreadsheets. */
export function productSheet(product: SheetProduct): string {
  const columns = bulletColumnsOf([product]);
  return sheetHead(columns) + sheetRows([product], columns);
}

const lineOf = (row: readonly string[]): string => row.map(cell).join(SEPARATOR) + LINE_END;

const numbered = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const headings = (bullets: number): string[] => [
  ...['Canal', 'Nome', 'Título', 'Nome da família', 'Destaques'],
  ...numbered(bullets).map((number) => `Tópico ${number}`),
  ...['Descrição', 'Termos de busca', 'Palavras-chave'],
  ...['Marca', 'Modelo', 'Cor', 'Tamanho', 'Material', 'GTIN', 'SKU'],
];

function rowOf(
  { name, facts }: SheetProduct,
  { channel, texts }: SheetProduct['listings'][number],
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
