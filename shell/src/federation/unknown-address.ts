/** Nothing serves this address; the router's error screen shows it. */
export class UnknownAddressError extends Error {
  override readonly name = 'UnknownAddressError';
}
