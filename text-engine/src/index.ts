export type { Turn } from './conversation/answer.ts';
export type { ListingDraft, ListingLimits, ProductCard } from './listing/compose-listing.ts';
export type { Marketplace } from './marketplaces.ts';
export { createTextEngine, type TextEngine } from './text-engine.ts';
