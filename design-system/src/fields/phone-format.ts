const PHONE_DIGITS = 11;

/**
 * The digits of a Brazilian phone, at most 11. A leading country code (55) before a whole number is dropped, and so is
 * the 0 that is dialled before an area code, with the operator's two digits where they are given.
 */
export function phoneDigits(value: string): string {
  const digits = value.replace(/\D/g, '');
  const abroad = digits.length > PHONE_DIGITS && digits.startsWith('55') ? digits.slice(2) : digits;
  const national = abroad.replace(/^0+/, '');
  const dialled = national.length < abroad.length && national.length === PHONE_DIGITS + 2;
  return (dialled ? national.slice(2) : national).slice(0, PHONE_DIGITS);
}

/** Formats the digits so far as (00) 00000-0000: at most 15 characters, empty for no digits. */
export function formatPhone(value: string): string {
  const digits = phoneDigits(value);
  if (digits.length === 0) return '';
  if (digits.length <= 2) return `(${digits}`;
  const subscriber = digits.slice(2);
  const rest = subscriber.length > 5 ? `${subscriber.slice(0, 5)}-${subscriber.slice(5)}` : subscriber;
  return `(${digits.slice(0, 2)}) ${rest}`;
}

/** The caret's position in `formatted`, after the same number of digits as before. */
export function caretAfterDigits(formatted: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let index = 0; index < formatted.length; index += 1) {
    if (/\d/.test(formatted.charAt(index))) seen += 1;
    if (seen === digitsBefore) return index + 1;
  }
  return formatted.length;
}
