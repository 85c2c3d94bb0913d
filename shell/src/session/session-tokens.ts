import { ApiError } from '@andromeda/platform';
import type { TokenSource } from '@andromeda/platform/host';
import type { SessionClient } from './auth-client.ts';
import type { SessionState } from './held-state.ts';
import { TOO_MANY_RENEWALS } from './renewal-status.ts';
import { type StoredSession, userIn } from './stored-session.ts';

interface TokenParts {
  auth(): Promise<SessionClient>;
  state(): SessionState;
  readStored(): StoredSession;
  /** The token that the client named last. */
  told(): string | undefined;
}

/** The token of each call to the BFF, renewed when it has to be. */
export function tokensOf({
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
      if (current !== refused) return ofSameUser(current, refused);
      return ofSameUser(tokenIn(await (await auth()).refreshSession()), refused);
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

// Another tab may have signed another user in while the call was on its way: what one user sent is never repeated as another.
function ofSameUser(token: string | null, refused: string): string | null {
  if (token && subjectOf(token) !== subjectOf(refused))
    throw new ApiError({ code: 'not_authenticated', status: 401 });
  return token;
}

const subjectOf = (token: string): unknown => {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))).sub;
  } catch {
    return undefined;
  }
};

// A screen never sends the token of another user than it shows: measured, the event of another tab's sign-in may arrive
// before that tab's storage does.
function isOfAnotherUser(kept: StoredSession, state: SessionState): boolean {
  const user = userIn(kept);
  return user !== null && state.status === 'signedIn' && user.id !== state.user.id;
}
