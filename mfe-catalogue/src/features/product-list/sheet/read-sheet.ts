import type { Api, ChannelId, SheetPage, SheetProduct } from '@andromeda/platform';
import { bulletColumnsOf, sheetHead, sheetRows } from '../../../sheet/product-sheet.ts';

/** Which listings a sheet holds. */
export interface SheetChoice {
  search: string;
  channels: readonly ChannelId[];
}

interface Reading {
  signal: AbortSignal;
  /** How many products were read so far. */
  onRead: (products: number) => void;
}

/**
 * Reads the products page by page, and answers the whole sheet with its number of rows; rejects where a page fails or the
 * signal aborts. Only one page is in the memory of the page at a time: the browser keeps the others as blobs, and
 * their rows are written last, once it is known how many columns the bullets need.
 */
export async function readSheet(
  { products: { sheetPage } }: Pick<Api, 'products'>,
  choice: SheetChoice,
  { signal, onRead }: Reading,
): Promise<{ parts: BlobPart[]; rows: number }> {
  const pages: Blob[] = [];
  const total = { columns: 0, products: 0, rows: 0 };
  let after: SheetPage['next'] = null;
  do {
    const { products, next }: SheetPage = await sheetPage({ ...choice, after }, signal);
    pages.push(new Blob([JSON.stringify(products)]));
    total.columns = Math.max(total.columns, bulletColumnsOf(products));
    total.rows += products.reduce((rows, { listings }) => rows + listings.length, 0);
    total.products += products.length;
    onRead(total.products);
    after = next;
  } while (after);
  const parts: BlobPart[] = [sheetHead(total.columns)];
  for (const page of pages) {
    const products = JSON.parse(await page.text()) as SheetProduct[];
    parts.push(new Blob([sheetRows(products, total.columns)]));
  }
  signal.throwIfAborted();
  return { parts, rows: total.rows };
}
