/** Where a tool opens with photos of a product (mfe-creatives/src/photos/carried-address.ts reads it). */
export const photoAddress = (path: string, productId: string, ...photoIds: readonly string[]): string =>
  `${path}?produto=${productId}&foto=${photoIds.join(',')}`;
