/** What a product's listings are, and how a marketplace counts them. An entry of its own (`bff/contract/browser/listings`). */
export * from './check-listing.ts';
export * from './gtin.ts';
export * from './listing.ts';
export * from './product.ts';
export * from './refused-contents.ts';
