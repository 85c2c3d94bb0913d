import { WrongCheckoutAddressError } from './checkout-failure.ts';

/**
 * The address to pay at, if it lies at exactly one of the origins that the page was given: no answer may send a
 * person anywhere else. Throws `WrongCheckoutAddressError`.
 */
export function checkoutAddress(url: unknown, allowedOrigins: readonly string[]): string {
  const address = typeof url === 'string' ? URL.parse(url) : null;
  if (!address || address.username || !allowedOrigins.includes(address.origin))
    throw new WrongCheckoutAddressError();
  return address.href;
}
