/**
 * The path of the first text in an input that no database keeps: one with a NUL, or with half of a surrogate pair.
 * `null` where every text can be kept.
 */
export function unstorableField(input: unknown, path = ''): string | null {
  if (typeof input === 'string') return isStorable(input) ? null : path;
  if (input instanceof File) return isStorable(input.name) ? null : path;
  if (typeof input !== 'object' || input === null) return null;
  for (const [name, value] of Object.entries(input)) {
    const field = unstorableField(value, path ? `${path}.${name}` : name);
    if (field !== null) return field;
  }
  return null;
}

/** Whether a database stores this text unchanged. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();
