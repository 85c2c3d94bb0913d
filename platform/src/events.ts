/**
 * What remotes tell each other, by name and version, with what comes along: plain JSON. A remote publishes only under its own name, and an
 * event that changes what it carries gets a new version. A remote of another repository adds its own:
 * `declare module '@andromeda/platform' { interface RemoteEvents { 'cupons.coupon-used@1': { couponId: string } } }`.
 */
export interface RemoteEvents {
  /** Pictures of the library were deleted; those of a product and the recent generations are fewer now. */
  'library.images-deleted@1': { imageIds: string[] };
  /** Pictures came to a product, left it or were kept there; a product that was deleted has left all of its own. */
  'catalogue.pictures-changed@1': { productId: string };
}

/** `library.images-deleted@1`. */
export type RemoteEventKey = keyof RemoteEvents & string;
