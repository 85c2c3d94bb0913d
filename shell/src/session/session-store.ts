import { PasswordChangeError } from '@andromeda/platform';
import type { TokenSource } from '@andromeda/platform/host';
import type { AddressCallback } from './address-callback.ts';
import type { SessionClient } from './auth-client.ts';
import { barsOf, barsOn, holdState, type SessionBars, type SessionState } from './held-state.ts';
import { loadOnce } from './load-once.ts';
import { tokensOf } from './session-tokens.ts';
import { toSessionUser } from './session-user.ts';
import { browserStorage, readStoredSession, type StoredSession, userIn } from './stored-session.ts';

/** The session outside React: one for the page, read with `useSessionState`. */
export interface SessionStore extends Omit<TokenSource, keyof SessionBars>, SessionBars {
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
    ...barsOn(held),
    sessionEnded() {
      if (held.state().status !== 'signedIn') return;
      // The service's answer does not matter here: the session is no longer valid.
      void auth()
        .then((loaded) => loaded.signOut({ scope: 'local' }))
        .then(signedOut, signedOut);
    },
  };
}

function initialState(stored: StoredSession, callback: AddressCallback): SessionState {
  if (callback === 'session' || stored.kind === 'stale') return { status: 'loading' };
  if (stored.kind === 'fresh') return { status: 'signedIn', user: stored.user };
  return { status: 'signedOut', reason: 'none' };
}

// Without a connection the client knows of no session while storage still keeps one: the user stays signed in.
const userLeft = (event: string, stored: StoredSession) => (event === 'SIGNED_OUT' ? null : userIn(stored));

const isWaitingForRefresh = (state: SessionState, stored: StoredSession) =>
  state.status === 'loading' && stored.kind === 'stale';

const wayOut = (stored: StoredSession, state: SessionState) =>
  stored.kind === 'none' && !isIn(state) ? 'none' : 'ended';
const emailIn = (state: SessionState) => (state.status === 'signedIn' ? state.user.email : null);
const isIn = (state: SessionState) => state.status === 'signedIn';
