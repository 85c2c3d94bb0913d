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
  /** They asked for the deletion of their account: all they may do is change their mind. */
  leaving?: boolean;
  /** Their second factor was not asked for in this session yet: all they may do is pass that step. */
  awaitsSecondFactor?: boolean;
}

/** Tells who an access token belongs to; `null` for anything but a whole, unexpired token of ours. */
export interface TokenVerifier {
  verify(token: string): Promise<User | null>;
}
