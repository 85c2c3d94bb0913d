/**
 * Why the engine made no picture. About the photo: `unreadable`, `too_small`, `too_large`, `no_product` (nothing stands
 * out from the background), `no_background` (the product fills the frame). About the request: `invalid_colour`. About
 * the engine: `busy` (too many requests wait), `closed`, `cancelled` (the caller's signal aborted), `failed`.
 */
export type ImageEngineReason =
  | 'unreadable'
  | 'too_small'
  | 'too_large'
  | 'no_product'
  | 'no_background'
  | 'invalid_colour'
  | 'busy'
  | 'closed'
  | 'cancelled'
  | 'failed';

/** The only error that the engine throws on purpose; `cause` holds the error or the abort reason behind it. */
export class ImageEngineError extends Error {
  override readonly name = 'ImageEngineError';
  readonly reason: ImageEngineReason;

  constructor(reason: ImageEngineReason, options?: ErrorOptions) {
    super(`the image engine made no picture: ${reason}`, options);
    this.reason = reason;
  }
}

/** The error of every call whose signal aborts. */
export function cancelledBy(signal: AbortSignal): ImageEngineError {
  return new ImageEngineError('cancelled', { cause: signal.reason });
}
