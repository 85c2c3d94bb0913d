/** The intersection over union of two masks of one size, 1 where both are empty. */
export function overlapOf(one: Uint8Array, other: Uint8Array): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < one.length; i++) {
    both += (one[i] ?? 0) & (other[i] ?? 0);
    either += (one[i] ?? 0) | (other[i] ?? 0);
  }
  return either ? both / either : 1;
}
