import type { ForeignNow } from '@andromeda/platform';

/** What the page says of itself, as state that Svelte follows. */
export function following(now: ForeignNow): ForeignNow {
  const state = $state({ ...now });
  return state;
}
