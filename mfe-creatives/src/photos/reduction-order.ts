/** What the worker of `reducePhoto` is asked for. */
export interface ReductionOrder {
  file: Blob;
  /** Keeps transparency: PNG or WEBP instead of JPG. */
  alpha: boolean;
  /** Pixels. */
  longestSide: number;
  mostBytes: number;
}
