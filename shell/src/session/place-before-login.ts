/** What travels in the history to the login screen. */
export interface LoginState {
  /** Where the person wanted to go. */
  from?: string;
  /** The session was there and is no longer good. */
  ended?: boolean;
  /** What was already typed on another screen. */
  email?: string;
}

/** Reads a history entry's state; whatever is not ours is ignored. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, ended, email } = state as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && isInnerPlace(from) ? { from } : {}),
    ...(ended === true ? { ended } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

/** Where a login leads: the place one wanted, else the dashboard. */
export const placeAfterLogin = ({ from }: LoginState): string => from ?? '/dashboard';

// `//host` and `/\host` are addresses of another site.
const isInnerPlace = (place: string) => /^\/(?![/\\])/.test(place);
