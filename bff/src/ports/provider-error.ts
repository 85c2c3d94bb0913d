/**
 * What was wrong, for those who choose a sentence or an alarm by it. `no_image` and `no_text`: the provider spoke of
 * something else; `empty`: it said nothing; `credentials`: the key, its rights or the model's name; `quota`: too many
 * calls; `payment`: nothing left on the operator's account; `malformed`: an answer that cannot be read.
 */
export type ProviderTrouble =
  | 'no_image'
  | 'no_text'
  | 'empty'
  | 'blocked'
  | 'quota'
  | 'credentials'
  | 'payment'
  | 'bad_request'
  | 'unavailable'
  | 'timeout'
  | 'malformed';

/**
 * A provider failed. `kind` says whether another attempt may help; `reason` may be shown to the user,
 * so adapters put no address, key or stack in it. `trouble` is `null` where an adapter does not say, `retryAfterMs` where
 * the provider did not say when it wants to be asked again.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'temporary' | 'refused' | 'invalid_answer';
  readonly reason: string;
  readonly trouble: ProviderTrouble | null;
  readonly retryAfterMs: number | null;

  constructor(
    kind: ProviderError['kind'],
    reason: string,
    options?: ErrorOptions & { trouble?: ProviderTrouble; retryAfterMs?: number | undefined },
  ) {
    super(reason, options);
    this.kind = kind;
    this.reason = reason;
    this.trouble = options?.trouble ?? null;
    this.retryAfterMs = options?.retryAfterMs ?? null;
  }
}
