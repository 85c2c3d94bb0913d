import type { User } from './user.ts';

export interface SecondFactorRecord {
  /** Sealed by `FactorSecrets`. */
  sealedSecret: string;
  /** Whether a first code proved that the user's device has the secret. */
  confirmed: boolean;
  /** How many are left. */
  recoveryCodes: number;
}

/** What the user typed at the second step: a code, as the 30 s step it belongs to, or a recovery code, as its hash. */
export type PassedBy = { step: number } | { recoveryHash: string };

/** The result of counting a code before it is checked. */
export interface CountedTry {
  /** How long to wait; 0 where the code may be checked. */
  waitSeconds: number;
  /** How many codes the user has tried that day, this one included. */
  tried: number;
}

type Session = Pick<User, 'userId' | 'sessionId'>;

/** The second factors of all users. All reject with `StoreError`. */
export interface SecondFactors {
  read(userId: string): Promise<SecondFactorRecord | null>;
  /** Stores a secret that is still to be confirmed; false where there is a confirmed one. */
  begin(userId: string, sealedSecret: string): Promise<boolean>;
  /** Confirms the secret; only this session need not pass the second step. False where another secret took its place. */
  confirm(
    session: Session,
    factor: { sealedSecret: string; step: number; recoveryHashes: string[] },
  ): Promise<boolean>;
  /** Counts a code, or a recovery code, against its session, and a code against its user's day as well. */
  countTry(session: Session, by: { recovery: boolean }): Promise<CountedTry>;
  /** Lets the session pass; false where the code was used before. */
  pass(session: Session, by: PassedBy): Promise<boolean>;
  /** Lets another session of the user pass, for which `session` vouches; false where `session` has not passed itself. */
  vouch(session: Session, otherSessionId: string): Promise<boolean>;
  end(userId: string): Promise<void>;
}
