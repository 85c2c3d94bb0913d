import type { SessionStore } from './session-store.ts';

const HALF_A_YEAR_SECONDS = 180 * 24 * 3600;

/** Keeps in a cookie whether somebody is signed in, so that the next page is written with the frame. It gives access to nothing. */
export function rememberSignedIn({ state, subscribe }: Pick<SessionStore, 'state' | 'subscribe'>): void {
  const remember = () => {
    const { status } = state();
    if (status === 'loading') return;
    const seconds = status === 'signedIn' ? HALF_A_YEAR_SECONDS : -1;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140.
    document.cookie = `andromeda_signed_in=1; path=/; max-age=${seconds}; samesite=lax`;
  };
  remember();
  subscribe(remember);
}
