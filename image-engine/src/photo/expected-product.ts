/** Where a network expects the product: a probability for each pixel of the whole photo, at any size. */
export interface ExpectedProduct {
  values: Float32Array<ArrayBuffer>;
  width: number;
  height: number;
  /** Whether it decides where the product is, and the engine only draws the border; else it is one opinion of several. */
  decides: boolean;
}
