import { type Session, type SessionUser, useApi, useNotification } from '@andromeda/platform';
import { SessionContext } from '@andromeda/platform/host';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageSpinner } from '../page-spinner.tsx';
import { endNotices } from './end-notices.ts';
import type { LoginState } from './place-before-login.ts';
import { useSessionState, useSessionStore } from './session-context.ts';
import { SessionWait } from './session-wait.tsx';

// Few users ever see it.
const LeavingScreen = lazy(async () => ({ default: (await import('./leaving-screen.tsx')).LeavingScreen }));

const SecondStepScreen = lazy(async () => ({
  default: (await import('./second-step-screen.tsx')).SecondStepScreen,
}));

/** Shows its children only to a signed-in user; others are led to the login, which remembers the page. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSessionState();
  const { pathname, search, state: kept } = useLocation();
  const user = session.status === 'signedIn' ? session.user.id : null;
  // Remembers the last user, because an ended session has none.
  const [lastUser, setLastUser] = useState(user);
  if (user && user !== lastUser) setLastUser(user);
  if (session.status === 'loading') return <SessionWait />;
  if (session.status === 'signedOut') {
    // After 'Sair' the next user starts on the dashboard.
    const state: LoginState =
      session.reason === 'left'
        ? {}
        : {
            from: pathname + search,
            ended: session.reason === 'ended',
            ...(lastUser ? { kept: { by: lastUser, state: kept } } : {}),
          };
    return <Navigate to="/login" replace state={state} />;
  }
  if (session.awaitsSecondFactor)
    return (
      <Suspense fallback={<PageSpinner />}>
        <SecondStepScreen />
      </Suspense>
    );
  if (session.leaving)
    return (
      <Suspense fallback={<PageSpinner />}>
        <LeavingScreen />
      </Suspense>
    );
  return <SignedIn user={session.user}>{children}</SignedIn>;
}

function SignedIn({ user, children }: { user: SessionUser; children: ReactNode }) {
  const api = useApi();
  const store = useSessionStore();
  const { notify } = useNotification();
  const session = useMemo<Session>(
    () => ({
      user,
      signOut: async () => {
        await endNotices(api);
        await store.signOut().catch(() => {
          notify({
            type: 'error',
            message: 'Erro ao sair. A sessão foi encerrada apenas neste dispositivo.',
          });
        });
      },
      changePassword: (change) => store.changePassword(change),
    }),
    [user, store, api, notify],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}
