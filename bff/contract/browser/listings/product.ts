/** The longest facts of a product, in characters. */
export const LONGEST_FACTS = {
  ...{ brand: 80, model: 80, color: 60, size: 80, material: 80, sku: 60, details: 2000 },
} as const;
/** The most pictures that are put to a product by one request. */
export const MOST_IMAGES_AT_ONCE = 100;
/** The most photos that a seller keeps with a product. */
export const MOST_PRODUCT_PHOTOS = 20;
/** Products on one page of their list. */
export const PRODUCTS_PAGE_SIZE = 24;
/** Products that are read at once for a sheet of many. */
export const SHEET_PAGE_SIZE = 100;
