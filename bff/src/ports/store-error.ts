/**
 * The database or the picture store did not do what was asked. `unavailable`: no answer in time, another
 * attempt may help. `rejected`: it answered with a refusal. The message is for the log, never for
 * a user.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: 'unavailable' | 'rejected';

  constructor(kind: StoreError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** Whether the same call may succeed later. */
export const isUnavailable = (error: unknown): error is StoreError =>
  error instanceof StoreError && error.kind === 'unavailable';
