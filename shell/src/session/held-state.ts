import type { SessionUser } from '@andromeda/platform';

export type SessionState =
  | { status: 'loading' }
  /** `leaving`: the user asked for the deletion of their account, and may only withdraw that. */
  /** `awaitsSecondFactor`: the server answers only the second step of the sign-in. */
  | { status: 'signedIn'; user: SessionUser; leaving?: boolean; awaitsSecondFactor?: boolean }
  /** `left`: the user pressed 'Sair'. `ended`: the session is no longer valid. `none`: there was none. */
  | { status: 'signedOut'; reason: 'none' | 'left' | 'ended' };

/** The state that the page shows, and its listeners. */
export interface HeldState {
  state(): SessionState;
  change(next: SessionState): void;
  subscribe(listener: () => void): () => void;
}

/** Holds the state; listeners receive what changes something on the screen. */
export function holdState(initial: SessionState): HeldState {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    state: () => state,
    change(next: SessionState) {
      if (sameState(state, next)) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface Bars {
  leaving?: boolean;
  awaitsSecondFactor?: boolean;
}

/** What may come between a signed-in user and the product. */
export interface SessionBars {
  /** The server says that the account is about to be deleted. */
  accountLeaving(): void;
  /** The user withdrew the request for deletion. */
  accountKept(): void;
  /** The server asks for the second step. */
  secondFactorNeeded(): void;
  secondFactorPassed(): void;
}

export const barsOn = (held: HeldState): SessionBars => ({
  accountLeaving: () => mark(held, { leaving: true }),
  accountKept: () => mark(held, { leaving: false }),
  secondFactorNeeded: () => mark(held, { awaitsSecondFactor: true }),
  secondFactorPassed: () => mark(held, { awaitsSecondFactor: false }),
});

function mark(held: HeldState, bars: Bars): void {
  const state = held.state();
  if (state.status === 'signedIn') held.change({ ...state, ...bars });
}

// A refreshed token does not change this.
export const barsOf = (state: SessionState, { id }: SessionUser): Bars =>
  state.status === 'signedIn' && state.user.id === id
    ? { leaving: state.leaving === true, awaitsSecondFactor: state.awaitsSecondFactor === true }
    : {};

const sameBars = (a: Bars, b: Bars) =>
  (a.leaving ?? false) === (b.leaving ?? false) &&
  (a.awaitsSecondFactor ?? false) === (b.awaitsSecondFactor ?? false);

// A refreshed token belongs to the same user: nothing on the screen changes.
function sameState(a: SessionState, b: SessionState): boolean {
  if (a.status === 'signedIn' && b.status === 'signedIn') {
    const known = a.user.id === b.user.id && sameBars(a, b);
    return known && a.user.email === b.user.email && a.user.fullName === b.user.fullName;
  }
  return a.status === b.status && a.status !== 'signedOut';
}
