import { Button } from '@andromeda/design-system';
import { useNotification } from '@andromeda/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { type LoginState, placeAfterLogin } from '../session/place-before-login.ts';
import { useSessionStore } from '../session/session-context.ts';
import { GoogleMark } from './google-mark.tsx';

/** Leaves for Google; the user returns signed in, to the page that they were heading for. */
export function GoogleButton({ place, children }: { place: LoginState; children: ReactNode }) {
  const store = useSessionStore();
  const { notify } = useNotification();
  const [busy, setBusy] = useState(false);

  // The browser's back button shows the page as it was left.
  useEffect(() => {
    const onReturn = () => setBusy(false);
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);

  const leave = async () => {
    setBusy(true);
    const failed = await store
      .auth()
      .then((auth) =>
        auth.signInWithOAuth({
          provider: 'google',
          options: { redirectTo: `${location.origin}${placeAfterLogin(place)}` },
        }),
      )
      .then(({ error }) => error !== null)
      .catch(() => true);
    if (!failed) return;
    setBusy(false);
    notify({ type: 'error', message: 'Erro ao fazer login com Google. Tente novamente.' });
  };

  return (
    <Button size="l" fullWidth icon={<GoogleMark />} busy={busy} onClick={() => void leave()}>
      {children}
    </Button>
  );
}
