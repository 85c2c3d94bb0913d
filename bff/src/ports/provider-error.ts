/**
 * A provider failed. `kind` says whether another attempt may help; `reason` may be shown to the person,
 * so adapters put no address, key or stack in it.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'temporary' | 'refused' | 'invalid_answer';
  readonly reason: string;

  constructor(kind: ProviderError['kind'], reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.kind = kind;
    this.reason = reason;
  }
}
