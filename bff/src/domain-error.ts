import type { ErrorCode } from '../contract/errors.ts';

/** A refusal or failure with a code. `details` fills the blanks of the sentence that a user reads. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, string>> | undefined;

  constructor(code: ErrorCode, details?: Record<string, string>, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.details = details;
  }
}
