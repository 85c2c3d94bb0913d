/** What the list of products counts. */
export const messages = {
  found: (total: number) => (total === 1 ? '1 produto' : `${total} produtos`),
} as const;
