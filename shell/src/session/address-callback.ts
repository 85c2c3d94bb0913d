/**
 * What the session service put into the address that it sent the browser back to. `password_account`: Google's address
 * belongs to an account with a password.
 */
export type AddressCallback = 'none' | 'session' | 'cancelled' | 'password_account' | 'refused';

/** The code for a session, which works only in the browser that requested it. */
export interface SignInCode {
  code: string;
  /** Names the secret that the browser kept when it left. */
  flowId: string;
}

const CODE = 'code';
const FLOW = 'sb_flow_id';
/** The failure may be in the query or in the fragment. */
const FAILURE = ['error', 'error_code', 'error_description'];

/** Tokens in the fragment are ignored, because any link could carry somebody else's. */
export function readAddressCallback({ search, hash }: Pick<Location, 'search' | 'hash'>): AddressCallback {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const code = fields.get('error_code');
  if (code === 'email_exists') return 'password_account';
  // Google sends no code when the user pressed its 'Cancelar'.
  if (fields.get('error') === 'access_denied' && !code) return 'cancelled';
  if (FAILURE.some((name) => fields.has(name))) return 'refused';
  return readSignInCode(search) ? 'session' : 'none';
}

/** The code in a query; `null` where there is none. */
export function readSignInCode(search: string): SignInCode | null {
  const query = new URLSearchParams(search);
  const code = query.get(CODE);
  const flowId = query.get(FLOW);
  return code && flowId ? { code, flowId } : null;
}

/** The query as the page had it before it left for the session service. */
export function withoutCallback(search: string): string {
  const query = new URLSearchParams(search);
  const ours = readSignInCode(search) ? [CODE] : [];
  for (const name of [...ours, FLOW, ...FAILURE]) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
