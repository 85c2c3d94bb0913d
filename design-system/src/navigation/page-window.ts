/** The pages within `reach` of the current one, in order, inside 1..pageCount. */
export function pageWindow(page: number, pageCount: number, reach = 2): number[] {
  const first = Math.max(1, page - reach);
  const last = Math.min(pageCount, page + reach);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
