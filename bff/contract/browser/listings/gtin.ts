/**
 * Whether a text is a GTIN (EAN, UPC): 8, 12, 13 or 14 digits, of which the last is the check digit of the GS1 General
 * Specifications (section 7.9).
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  const digits = Array.from(text, Number).reverse();
  const sum = digits.slice(1).reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === digits[0];
}
