/**
 * Why a backend gave no answer: its code does not load, it threw, its process ended, it took too long, it has too many calls
 * or crashes too often (`resting`). Of a team's own server: it was not reached, or whoever called has gone (`abandoned`).
 */
export type BackendFaultKind =
  | 'unloadable'
  | 'threw'
  | 'ended'
  | 'too_slow'
  | 'busy'
  | 'resting'
  | 'unreachable'
  | 'abandoned';

export class BackendFault extends Error {
  override readonly name = 'BackendFault';
  readonly kind: BackendFaultKind;

  constructor(kind: BackendFaultKind, detail = '') {
    super(detail || kind);
    this.kind = kind;
  }
}
