import { keepCookie } from '../keep-cookie.ts';
import type { SessionStore } from './session-store.ts';

const HALF_A_YEAR_SECONDS = 180 * 24 * 3600;

/** Keeps in a cookie whether somebody is signed in, so that the next page is written with the frame. It gives access to nothing. */
export function rememberSignedIn({ state, subscribe }: Pick<SessionStore, 'state' | 'subscribe'>): void {
  const remember = () => {
    const { status } = state();
    if (status === 'loading') return;
    keepCookie('andromeda_signed_in', '1', status === 'signedIn' ? HALF_A_YEAR_SECONDS : -1);
  };
  remember();
  subscribe(remember);
}
