/** What the session service put into the fragment of the address that it sent the browser back to. */
export type AddressCallback = 'none' | 'session' | 'recovery' | 'refused';

/** Read it before the session's client, which clears the fragment. */
export function readAddressCallback(fragment: string): AddressCallback {
  if (/[#&]error(_code|_description)?=/.test(fragment)) return 'refused';
  if (!/[#&]access_token=/.test(fragment)) return 'none';
  return /[#&]type=recovery(&|$)/.test(fragment) ? 'recovery' : 'session';
}
