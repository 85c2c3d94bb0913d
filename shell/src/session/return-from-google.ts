import type { NotificationRequest } from '@andromeda/platform';
import { type AddressCallback, withoutCallback } from './address-callback.ts';
import type { LoginState } from './place-before-login.ts';

interface GoogleReturn {
  /** Where the page continues, without the parameters of the service. */
  address: string;
  /** The state of a login screen. */
  login: LoginState | null;
  notice: NotificationRequest | null;
}

/** A sign-in with Google that gave no session. */
export const googleFailed: NotificationRequest = {
  type: 'error',
  message: 'Erro ao fazer login com Google. Tente novamente.',
};

const notices: Partial<Record<AddressCallback, NotificationRequest>> = {
  cancelled: { type: 'info', message: 'Entrada com Google cancelada.' },
  refused: googleFailed,
};

/** These addresses are opened by the link of a mail, and read its failure themselves. */
const openedByMail = ['/email-confirmation', '/reset-password'];

/**
 * Where a sign-in with Google that ended without a session leads: to the login, which keeps the page that the user
 * wanted, or back to that page where the user is signed in. `null` where the address does not come from Google.
 */
export function returnFromGoogle(
  callback: AddressCallback,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  signedIn: boolean,
): GoogleReturn | null {
  if (!['cancelled', 'password_account', 'refused'].includes(callback)) return null;
  if (openedByMail.includes(pathname)) return null;
  const place = pathname + withoutCallback(search);
  const notice = notices[callback] ?? null;
  if (signedIn) return { address: place, login: null, notice };
  const wanted = ['/', '/login', '/register'].includes(pathname) ? {} : { from: place };
  const usePassword = callback === 'password_account' ? { usePassword: true } : {};
  return { address: '/login', login: { ...wanted, ...usePassword }, notice };
}
