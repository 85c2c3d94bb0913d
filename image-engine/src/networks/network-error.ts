/**
 * Why a network gave no map. About its file: `missing`, `too_large`, `unreadable` (no ONNX that the runtime reads),
 * `unknown_family`, `wrong_shape` (inputs or outputs that the family does not have). About a run: `not_numbers`
 * (NaN or infinite), `too_slow`, `ended` (its process died: mostly by its limit of memory), `failed`. About the
 * engine: `busy` (too many wait), `no_runtime`, `closed`.
 */
export type NetworkReason =
  | 'missing'
  | 'too_large'
  | 'unreadable'
  | 'unknown_family'
  | 'wrong_shape'
  | 'not_numbers'
  | 'too_slow'
  | 'ended'
  | 'failed'
  | 'busy'
  | 'no_runtime'
  | 'closed';

/** The only error of a network, beside the reason of an aborted signal. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: NetworkReason;
  /** What the runtime or the process said. */
  readonly detail: string;

  constructor(reason: NetworkReason, detail = '', options?: ErrorOptions) {
    super(`the network gave no map: ${reason}${detail && ` (${detail})`}`, options);
    this.reason = reason;
    this.detail = detail;
  }
}
