/**
 * A user whose access token was verified. `token` is that token: reads and writes go to the store
 * in the user's own name, so that row-level security checks them once more.
 */
export interface User {
  userId: string;
  /** Empty where the identity provider gave none. */
  email: string;
  token: string;
  /** The sign-in that the token was issued for. */
  sessionId: string;
  /** They asked for the deletion of their account, and may only withdraw that. */
  leaving?: boolean;
  /** They have not passed the second step in this session yet, and may only do that. */
  awaitsSecondFactor?: boolean;
}

/** Answers the user of an access token; `null` for anything but our own intact, unexpired token. */
export interface TokenVerifier {
  verify(token: string): Promise<User | null>;
}
