const KEY = 'andromeda-before-checkout';

/** A screen of this product; of any other address nothing is kept. */
const isPath = (from: unknown): from is string => typeof from === 'string' && /^\/(?![/\\])/.test(from);

/** Keeps in this tab the screen that its user left in order to buy, as its link's `state={{ from }}` says; forgets an earlier one. */
export function keepWayBack(state: unknown): void {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  try {
    if (isPath(from)) sessionStorage.setItem(KEY, from);
    else sessionStorage.removeItem(KEY);
  } catch {
    // The tab may keep nothing: the dashboard follows the payment.
  }
}

/** Where the user was before the checkout; null where nobody said. */
export function wayBack(): string | null {
  try {
    const from = sessionStorage.getItem(KEY);
    return isPath(from) ? from : null;
  } catch {
    return null;
  }
}
