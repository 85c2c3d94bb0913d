import type { User } from './user.ts';

export interface SecondFactorRecord {
  /** Sealed by `FactorSecrets`. */
  sealedSecret: string;
  /** Whether a first code proved that the user's device has the secret. */
  confirmed: boolean;
  /** How many are left. */
  recoveryCodes: number;
}

/** What was typed at the second step: a code by the 30 s step it belongs to, or a recovery code by its hash. */
export type PassedBy = { step: number } | { recoveryHash: string };

/** What came of counting a code before it is looked at. */
export interface CountedTry {
  /** 0 where it may be looked at. */
  waitSeconds: number;
  /** How many of the user's day this one makes. */
  tried: number;
}

type Session = Pick<User, 'userId' | 'sessionId'>;

/** The second factors of all users. All reject with `StoreError`. */
export interface SecondFactors {
  read(userId: string): Promise<SecondFactorRecord | null>;
  /** Keeps a secret that is still to be confirmed; false where a confirmed one stands. */
  begin(userId: string, sealedSecret: string): Promise<boolean>;
  /** Only this session need not pass the second step then. False where another secret took its place. */
  confirm(
    session: Session,
    factor: { sealedSecret: string; step: number; recoveryHashes: string[] },
  ): Promise<boolean>;
  /** Counts a code, or a recovery code, against its session, and a code against its user's day as well. */
  countTry(session: Session, by: { recovery: boolean }): Promise<CountedTry>;
  /** Lets the session pass; false where the code was taken before. */
  pass(session: Session, by: PassedBy): Promise<boolean>;
  /** Lets another session of the user pass, which `session` answers for; false where `session` has not passed itself. */
  vouch(session: Session, otherSessionId: string): Promise<boolean>;
  end(userId: string): Promise<void>;
}
