/**
 * Where a listing is to stand: what sellers call the place, and the longest title there, in characters. Amazon takes 75 since
 * 27 July 2026, except for books, music and films, which keep 200.
 */
export const marketplaces = [
  { id: 'mercado_livre', name: 'Mercado Livre', titleLimit: 60 },
  { id: 'shopee', name: 'Shopee', titleLimit: 120 },
  { id: 'amazon', name: 'Amazon', titleLimit: 75 },
] as const;

export type Marketplace = (typeof marketplaces)[number]['id'];

/** The marketplace with this id; the first one for an id that this version does not know. */
export function marketplaceOf(id: string): (typeof marketplaces)[number] {
  return marketplaces.find((marketplace) => marketplace.id === id) ?? marketplaces[0];
}

/** The longest title of a marketplace, in characters. */
export const titleLimitOf = (id: string): number => marketplaceOf(id).titleLimit;
