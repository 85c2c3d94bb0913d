import { titleCase } from '../portuguese/portuguese.ts';
import type { Detail, DetailKind } from './details.ts';

export type Test = (detail: Detail) => boolean;
export const isMakers: Test = ({ maker = false }) => maker;
const isMeasure: Test = ({ text }) => /^(?:\d|tam|aro)/i.test(text);
export const isOf =
  (wanted: DetailKind): Test =>
  ({ kind }) =>
    kind === wanted;

/** Those that pass the first test, then those that pass the second, and so on. */
export const sortedBy = (details: readonly Detail[], tests: readonly Test[]) => {
  const rank = (detail: Detail) => tests.findIndex((test) => test(detail));
  return details.toSorted((a, b) => rank(a) - rank(b));
};

/**
 * The product with as many of these parts as there is room for, in this order. Those are taken `first` that pass: usually
 * brand, model and codes, then measures, since by voltage and size a buyer chooses.
 */
export function filled(
  product: string,
  parts: readonly Detail[],
  { limit }: { limit: number },
  first: readonly Test[] = [isMakers, isMeasure],
): string {
  const taken = new Map<Detail, string>();
  let length = Array.from(product).length;
  let uses = 0;
  for (const part of new Set(sortedBy(parts, [...first, () => true]))) {
    const text = [part.text, part.short ?? '']
      .map(titleCase)
      .find((one) => one && length + 1 + Array.from(one).length <= limit);
    if (!text || (part.kind === 'use' && uses > 1)) continue;
    if (part.kind === 'use') uses++;
    length += 1 + Array.from(text).length;
    taken.set(part, text);
  }
  return [product, ...[...new Set(parts)].flatMap((part) => taken.get(part) ?? [])].join(' ');
}

/** With a capital at the beginning, unless it is a name that begins as 'iPhone' does. */
export const capitalised = (text: string) =>
  /^i[A-Z]/.test(text) ? text : text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);

/** As many whole words as there is room for; a single longer word is cut inside. */
export function within(product: string, limit: number): string {
  const letters = Array.from(product);
  if (letters.length <= limit) return product;
  const room = letters.slice(0, limit + 1).join('');
  return room.lastIndexOf(' ') > 0 ? room.slice(0, room.lastIndexOf(' ')) : letters.slice(0, limit).join('');
}

/** A name that fills the whole title leaves room for no second thought: it is shortened word by word, then within. */
export function shortenings(product: string, limit: number): string[] {
  const words = product.split(' ');
  const whole = words.slice(1).map((_, cut) => words.slice(0, words.length - 1 - cut).join(' '));
  const inside = [1, 2].map((cut) =>
    Array.from(product)
      .slice(0, limit - cut)
      .join(''),
  );
  return [...whole.filter((text) => text.length <= limit), ...inside];
}
