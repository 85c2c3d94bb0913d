/**
 * What the session service put into the fragment of the address that it sent the browser back to. `password_account`:
 * Google's address belongs to an account with a password.
 */
export type AddressCallback = 'none' | 'session' | 'recovery' | 'cancelled' | 'password_account' | 'refused';

/** Read it before the session's client, which clears the fragment. */
export function readAddressCallback(fragment: string): AddressCallback {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = fields.get('error_code');
  if (code === 'email_exists') return 'password_account';
  // Google gives no code where the user pressed its 'Cancelar'.
  if (fields.get('error') === 'access_denied' && !code) return 'cancelled';
  if (fields.has('error') || code || fields.has('error_description')) return 'refused';
  if (!fields.has('access_token')) return 'none';
  return fields.get('type') === 'recovery' ? 'recovery' : 'session';
}
