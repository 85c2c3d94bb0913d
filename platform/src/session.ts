import { createContext, useContext } from 'react';

/** The signed-in user, as the token names them. `fullName` may be empty. */
export interface SessionUser {
  id: string;
  email: string;
  fullName: string;
}

/** What every screen inside the frame may know of the session. */
export interface Session {
  user: SessionUser;
  signOut(): Promise<void>;
  /** Proves the current password first. Rejects with `PasswordChangeError`. */
  changePassword(change: { current: string; next: string }): Promise<void>;
}

/**
 * Why a password was not changed. `weak_password` is one that many others have; `rules_unmet` lacks what the service asks
 * for beyond the screen's own rules.
 */
export type PasswordChangeFailure =
  | 'wrong_password'
  | 'weak_password'
  | 'rules_unmet'
  | 'password_too_long'
  | 'same_password'
  | 'too_many_requests'
  | 'offline'
  | 'other';

/** Nothing was changed. */
export class PasswordChangeError extends Error {
  override name = 'PasswordChangeError';
  readonly failure: PasswordChangeFailure;

  constructor(failure: PasswordChangeFailure, options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
  }
}

export const SessionContext = createContext<Session | null>(null);

/** The session of the signed-in user. Throws outside the authenticated frame. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession deve ser usado dentro da área autenticada');
  return session;
}
