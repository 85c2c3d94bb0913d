/** The bytes that a request asks for, both ends included; `null` where none of them exist. */
export type ByteRange = { from: number; to: number };

/**
 * Reads the header `Range` for one range. Whatever else it says, and a range of another version of the file (`If-Range`), means
 * the whole.
 */
export function requestedRange(
  headers: { range: string | undefined; ifRange: string | undefined },
  file: { bytes: number; tag: string },
): ByteRange | 'whole' | 'none' {
  const wanted = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!wanted || (headers.ifRange !== undefined && headers.ifRange !== file.tag)) return 'whole';
  const [, first = '', last = ''] = wanted;
  if (first === '' && last === '') return 'whole';
  const end = file.bytes - 1;
  const range =
    first === ''
      ? { from: Math.max(file.bytes - Number(last), 0), to: end }
      : { from: Number(first), to: last === '' ? end : Math.min(Number(last), end) };
  return range.from <= range.to ? range : 'none';
}
