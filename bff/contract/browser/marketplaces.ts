import { title as amazon } from './channels/amazon.ts';
import { title as mercadoLivre } from './channels/mercado-livre.ts';
import { title as shopee } from './channels/shopee.ts';

/** The places for listings: what sellers call each, and its longest title, in characters. */
export const marketplaces = [
  { id: 'mercado_livre', name: 'Mercado Livre', titleLimit: mercadoLivre.value },
  { id: 'shopee', name: 'Shopee', titleLimit: shopee.value },
  { id: 'amazon', name: 'Amazon', titleLimit: amazon.value },
] as const;

export type Marketplace = (typeof marketplaces)[number]['id'];

/** The marketplace with this id; the first one for an id that this version does not know. */
export function marketplaceOf(id: string): (typeof marketplaces)[number] {
  return marketplaces.find((marketplace) => marketplace.id === id) ?? marketplaces[0];
}

/** The longest title of a marketplace, in characters. */
export const titleLimitOf = (id: string): number => marketplaceOf(id).titleLimit;
