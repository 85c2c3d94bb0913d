import { DomainError } from '../../../domain-error.ts';

/**
 * The colour as the option is kept: six digits, no `#`. `FFF` means `FFFFFF`; what is still short is padded
 * with zeros. Rejects anything else with `color_invalid`.
 */
export function normalizeBackgroundColor(given: string): string {
  const digits = /^#?([0-9a-f]{1,6})$/i.exec(given.trim())?.[1]?.toUpperCase();
  if (!digits) throw new DomainError('color_invalid');
  const doubled = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return doubled.padEnd(6, '0');
}
