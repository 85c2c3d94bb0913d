import type { Api, SheetPage, SheetProduct } from '@andromeda/platform';
import { expect, test } from 'vitest';
import { listing, product } from '../../../testing/example-product.ts';
import { readSheet } from './read-sheet.ts';

const withBullets = (name: string, count: number): SheetProduct =>
  product({ name, listings: [listing('amazon', { bullets: Array(count).fill('Um') })] });

/** Answers these pages one after the other, and notes where each begins. */
function over(pages: readonly SheetProduct[][]) {
  const begun: SheetPage['next'][] = [];
  const sheetPage: Api['products']['sheetPage'] = async ({ after }) => {
    begun.push(after);
    const at = begun.length;
    const next = at < pages.length ? { afterTime: `t${at}`, afterId: `id${at}` } : null;
    return { products: pages[at - 1] ?? [], next };
  };
  return { api: { products: { sheetPage } } as unknown as Api, begun };
}

const choice = { search: '', channels: ['amazon'] as const };

test('rows of an early page have the columns that a later page turns out to need', async () => {
  const { api, begun } = over([[withBullets('Um', 1)], [withBullets('Dois', 8)], [withBullets('Três', 2)]]);
  const read: number[] = [];
  const signal = new AbortController().signal;
  const { parts, rows } = await readSheet(api, choice, { signal, onRead: (products) => read.push(products) });
  const lines = (await new Blob(parts).text()).split('\r\n').slice(0, -1);
  expect(lines.map((line) => line.split(';').length)).toEqual([23, 23, 23, 23]);
  expect(rows).toBe(3);
  expect(read).toEqual([1, 2, 3]);
  expect(begun).toEqual([null, { afterTime: 't1', afterId: 'id1' }, { afterTime: 't2', afterId: 'id2' }]);
});

test('a sheet that was cancelled while its last page came is not given', async () => {
  const { api } = over([[withBullets('Um', 1)]]);
  const cancelled = new AbortController();
  const sheet = readSheet(api, choice, { signal: cancelled.signal, onRead: () => cancelled.abort() });
  await expect(sheet).rejects.toThrow('abort');
});
