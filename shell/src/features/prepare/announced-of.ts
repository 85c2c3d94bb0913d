/** The count that is announced: about every tenth of the total, and the last. */
export function announcedOf(settled: number, total: number): number {
  const tenths = Math.floor((settled * 10) / total);
  return Math.ceil((tenths * total) / 10);
}
