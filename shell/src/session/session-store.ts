import { ApiError, PasswordChangeError, type SessionUser } from '@andromeda/platform';
import type { TokenSource } from '@andromeda/platform/host';
import type { AddressCallback } from './address-callback.ts';
import type { SessionClient } from './auth-client.ts';
import { TOO_MANY_RENEWALS } from './renewal-status.ts';
import { toSessionUser } from './session-user.ts';
import { readStoredSession, type StoredSession } from './stored-session.ts';

export type SessionState =
  | { status: 'loading' }
  /** `leaving`: the user asked for the deletion of their account, and may only withdraw that. */
  /** `awaitsSecondFactor`: the server answers only the second step of the sign-in. */
  | { status: 'signedIn'; user: SessionUser; leaving?: boolean; awaitsSecondFactor?: boolean }
  /** `left`: the user pressed 'Sair'. `ended`: the session is no longer valid. `none`: there was none. */
  | { status: 'signedOut'; reason: 'none' | 'left' | 'ended' };

/** The session outside React: one for the page, read with `useSessionState`. */
export interface SessionStore extends TokenSource {
  /** How the session service sent the browser to this page. */
  readonly callback: AddressCallback;
  subscribe(listener: () => void): () => void;
  state(): SessionState;
  /** The session service's client. Its code is loaded by the first call. */
  auth(): Promise<SessionClient>;
  /** Signs this device out, whatever happens; rejects where the service could not be reached. */
  signOut(): Promise<void>;
  /** Changes the password of the signed-in user. Rejects with `PasswordChangeError`. */
  changePassword(change: { current: string; next: string }): Promise<void>;
  /** The server says that the account is about to be deleted. */
  accountLeaving(): void;
  /** The user withdrew the request for deletion. */
  accountKept(): void;
  /** The server asks for the second step. */
  secondFactorNeeded(): void;
  secondFactorPassed(): void;
}

/** The id of the signed-in user. */
export function userIdOf({ state }: Pick<SessionStore, 'state'>): string | null {
  const session = state();
  return session.status === 'signedIn' ? session.user.id : null;
}

/** `load` loads the client; `storage` and `now` are the browser's. */
export interface SessionSource {
  load: () => Promise<SessionClient>;
  /** Loads a client without storage, to prove a password. */
  loadProof?: () => Promise<SessionClient>;
  storage?: Pick<Storage, 'getItem'>;
  now?: () => number;
  callback?: AddressCallback;
}

// Read late and inside a try: a browser that forbids storage throws at the mere access.
const browserStorage = { getItem: (key: string) => localStorage.getItem(key) };

/** Opens the session: from storage at once where that suffices, else when the client has answered. */
export function createSessionStore(source: SessionSource): SessionStore {
  const { load, loadProof = load, storage = browserStorage, now = Date.now, callback = 'none' } = source;
  const readStored = () => readStoredSession(storage, now());
  const stored = readStored();
  const held = holdState(initialState(stored, callback));
  let leaving = false;
  const signedOut = () => {
    if (held.state().status === 'signedOut') return;
    held.change({ status: 'signedOut', reason: leaving ? 'left' : wayOut(stored, held.state()) });
  };

  let told: string | undefined;
  const auth = loadOnce(load, {
    onLoaded: (client) =>
      client.onAuthStateChange((event, session) => {
        told = session?.access_token;
        // A token that could not be refreshed must open no screen, because each of its calls would fail.
        if (!session && event !== 'SIGNED_OUT' && isWaitingForRefresh(held.state(), readStored())) return;
        const user = session ? toSessionUser(session.user) : userLeft(event, readStored());
        if (user) held.change({ status: 'signedIn', user, ...barsOf(held.state(), user) });
        else signedOut();
      }),
    onFailed: () => {
      if (held.state().status === 'loading') signedOut();
    },
  });

  // Only the client can end the wait.
  if (held.state().status === 'loading') auth().catch(() => undefined);

  return {
    callback,
    subscribe: held.subscribe,
    state: held.state,
    auth,
    async signOut() {
      leaving = true;
      try {
        const { error } = await (await auth()).signOut({ scope: 'local' });
        signedOut();
        if (error) throw error;
      } finally {
        leaving = false;
      }
    },
    async changePassword(change) {
      const { changePassword } = await import('./change-password.ts').catch((cause: unknown) => {
        throw new PasswordChangeError('offline', { cause });
      });
      await changePassword({ session: auth, proof: loadProof, emailOf: () => emailIn(held.state()) }, change);
    },
    ...tokensOf({ auth, readStored, state: held.state, told: () => told }),
    accountLeaving: () => mark(held, { leaving: true }),
    accountKept: () => mark(held, { leaving: false }),
    secondFactorNeeded: () => mark(held, { awaitsSecondFactor: true }),
    secondFactorPassed: () => mark(held, { awaitsSecondFactor: false }),
    sessionEnded() {
      if (held.state().status !== 'signedIn') return;
      // The service's answer does not matter here: the session is no longer valid.
      void auth()
        .then((loaded) => loaded.signOut({ scope: 'local' }))
        .then(signedOut, signedOut);
    },
  };
}

/** The state that the page shows, and its listeners. */
function holdState(initial: SessionState) {
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

/** Loads the client at the first call; after a failure the next call tries again. */
function loadOnce(
  load: () => Promise<SessionClient>,
  { onLoaded, onFailed }: { onLoaded: (client: SessionClient) => void; onFailed: () => void },
): () => Promise<SessionClient> {
  let client: Promise<SessionClient> | undefined;
  return () => {
    client ??= load().then(
      (loaded) => {
        onLoaded(loaded);
        return loaded;
      },
      (cause: unknown) => {
        client = undefined;
        onFailed();
        throw cause;
      },
    );
    return client;
  };
}

interface TokenParts extends Pick<SessionStore, 'auth' | 'state'> {
  readStored(): StoredSession;
  /** The token that the client named last. */
  told(): string | undefined;
}

function tokensOf({
  auth,
  readStored,
  state,
  told,
}: TokenParts): Pick<TokenSource, 'accessToken' | 'renewedToken'> {
  const accessToken = async () => {
    const kept = readStored();
    const named = told();
    if (named && isOfAnotherUser(kept, state())) return named;
    if (kept.kind === 'fresh') return kept.accessToken;
    if (kept.kind === 'none' && state().status !== 'loading') return null;
    return tokenIn(await (await auth()).getSession());
  };
  return {
    accessToken,
    async renewedToken(refused) {
      const current = await accessToken();
      if (current !== refused) return current;
      return tokenIn(await (await auth()).refreshSession());
    },
  };
}

type RefreshedSession = Awaited<ReturnType<SessionClient['getSession' | 'refreshSession']>>;

function tokenIn({ data, error }: RefreshedSession): string | null {
  // A refresh that found no network says nothing about the session: the call fails, the user stays signed in.
  if (error && error.name === 'AuthRetryableFetchError') {
    const code = error.status === TOO_MANY_RENEWALS ? 'too_many_requests' : 'offline';
    throw new ApiError({ code, status: 0 }, { cause: error });
  }
  return data.session?.access_token ?? null;
}

function initialState(stored: StoredSession, callback: AddressCallback): SessionState {
  if (callback === 'session' || stored.kind === 'stale') return { status: 'loading' };
  if (stored.kind === 'fresh') return { status: 'signedIn', user: stored.user };
  return { status: 'signedOut', reason: 'none' };
}

// A screen never sends the token of another user than it shows: measured, the event of another tab's sign-in may arrive
// before that tab's storage does.
function isOfAnotherUser(kept: StoredSession, state: SessionState): boolean {
  const user = userIn(kept);
  return user !== null && state.status === 'signedIn' && user.id !== state.user.id;
}

// Without a connection the client knows of no session while storage still keeps one: the user stays signed in.
const userLeft = (event: string, stored: StoredSession) => (event === 'SIGNED_OUT' ? null : userIn(stored));

const isWaitingForRefresh = (state: SessionState, stored: StoredSession) =>
  state.status === 'loading' && stored.kind === 'stale';

const userIn = (stored: StoredSession) => (stored.kind === 'none' ? null : stored.user);
const wayOut = (stored: StoredSession, state: SessionState) =>
  stored.kind === 'none' && !isIn(state) ? 'none' : 'ended';
const emailIn = (state: SessionState) => (state.status === 'signedIn' ? state.user.email : null);
const isIn = (state: SessionState) => state.status === 'signedIn';

interface Bars {
  leaving?: boolean;
  awaitsSecondFactor?: boolean;
}

function mark(held: ReturnType<typeof holdState>, bars: Bars): void {
  const state = held.state();
  if (state.status === 'signedIn') held.change({ ...state, ...bars });
}

// A refreshed token does not change this.
const barsOf = (state: SessionState, { id }: SessionUser): Bars =>
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
