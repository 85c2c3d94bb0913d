/**
 * Completes a typed colour to 7 characters: `#FFF` means `#FFFFFF`, and any other short code
 * is padded with zeros. Drops characters that are not hexadecimal digits. Upper case.
 */
export function normalizeHex(value: string): string {
  const digits = value.replace(/[^0-9a-f]/gi, '').toUpperCase();
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full.slice(0, 6).padEnd(6, '0')}`;
}
