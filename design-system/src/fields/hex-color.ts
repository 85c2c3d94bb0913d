/**
 * A full colour of 7 characters from what was typed: `#FFF` means `#FFFFFF`; only what is still short after that
 * is padded with zeros. Characters that are no hexadecimal digits are dropped. Upper case.
 */
export function normalizeHex(value: string): string {
  const digits = value.replace(/[^0-9a-f]/gi, '').toUpperCase();
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full.slice(0, 6).padEnd(6, '0')}`;
}
