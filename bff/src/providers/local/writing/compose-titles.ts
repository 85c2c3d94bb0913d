import { folded, titleCase } from './portuguese.ts';
import type { ProductFacts } from './product-facts.ts';

/** What may be said of anything; used only where the seller's own words fill no three titles. */
const FILLERS = ['para o Dia a Dia', 'Ótimo para Presente', 'para Usar e Presentear', 'Compra Segura'];

/** Three different titles of at most `limit` characters, the product first in each, filled with what was told. */
export function composeTitles({ name, details }: ProductFacts, limit: number): string[] {
  const product = capitalised(titleCase(name));
  const parts = details.map(titleCase);
  const orders = [parts, [...parts].reverse(), rotated(parts, Math.max(1, Math.floor(parts.length / 2)))];
  const titles: string[] = [];
  for (const order of orders) {
    const title = filled(product, order, limit);
    if (!hasSame(titles, title)) titles.push(title);
  }
  for (const filler of FILLERS) {
    if (titles.length === 3) break;
    const title = filled(product, [filler, ...parts], limit);
    if (!hasSame(titles, title)) titles.push(title);
  }
  // A name that fills the whole title leaves room for no second thought: it is shortened word by word.
  for (let words = product.split(' '); titles.length < 3 && words.length > 1; words = words.slice(0, -1)) {
    const shorter = filled(words.slice(0, -1).join(' '), [], limit);
    if (!hasSame(titles, shorter)) titles.push(shorter);
  }
  for (const filler of FILLERS)
    if (titles.length < 3) titles.push(`${product.slice(0, limit - filler.length - 1)} ${filler}`);
  return titles.slice(0, 3);
}

function filled(product: string, parts: readonly string[], limit: number): string {
  let title = product;
  for (const part of parts) {
    const longer = `${title} ${part}`;
    if (Array.from(longer).length <= limit) title = longer;
  }
  return title;
}

const capitalised = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];
const hasSame = (titles: readonly string[], title: string) =>
  titles.some((one) => folded(one) === folded(title));
