/** Numbers between 0 and 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let state = Math.imul(seed | 0, 2_654_435_761);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A seed out of a text. */
export function seedOf(text: string): number {
  let value = 5381;
  for (let index = 0; index < text.length; index++)
    value = (Math.imul(value, 33) ^ text.charCodeAt(index)) | 0;
  return value >>> 0;
}
