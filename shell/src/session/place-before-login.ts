/** The history state of the login screen. */
export interface LoginState {
  /** The page that the user asked for. */
  from?: string;
  /** There was a session, which is no longer valid. */
  ended?: boolean;
  /** The state of that page, such as a half-typed form, and its user: no other user sees it. */
  kept?: { by: string; state: unknown };
  /** What was already typed on another screen. */
  email?: string;
  /** Google was refused: the address belongs to an account with a password. */
  usePassword?: boolean;
}

/** Reads the state of a history entry; anything that is not ours is ignored. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== 'object' || state === null) return {};
  const { from, ended, email, kept, usePassword } = state as Record<string, unknown>;
  return {
    ...(typeof from === 'string' && isInnerPlace(from) ? { from } : {}),
    ...(ended === true ? { ended } : {}),
    ...(isKept(kept) ? { kept } : {}),
    ...(typeof email === 'string' ? { email } : {}),
    ...(usePassword === true ? { usePassword } : {}),
  };
}

function isKept(value: unknown): value is { by: string; state: unknown } {
  return typeof value === 'object' && value !== null && 'by' in value && 'state' in value;
}

/** The page's state for the user who has just signed in. */
export const stateAfterLogin = ({ kept }: LoginState, userId: string | undefined): unknown =>
  kept && kept.by === userId ? kept.state : null;

/** Where a login leads: the requested page, else the dashboard. */
export const placeAfterLogin = ({ from }: LoginState): string => from ?? '/dashboard';

// `//host` and `/\host` are addresses of another site.
const isInnerPlace = (place: string) => /^\/(?![/\\])/.test(place);
