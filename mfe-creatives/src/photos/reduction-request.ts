/** How `reducePhoto` makes a photo smaller. */
export interface ReductionRequest {
  /** Keeps transparency: PNG or WEBP instead of JPG. */
  alpha: boolean;
  /** Pixels. */
  longestSide: number;
  mostBytes: number;
}

/** What the worker of `reducePhoto` is sent: a file as it was chosen, or the pixels of one that is decoded. */
export interface ReductionMessage extends ReductionRequest {
  photo: Blob | ImageBitmap;
}
