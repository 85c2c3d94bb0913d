import type { MemberRank } from '../../contract/remote-members.ts';
import type { User } from './user.ts';

export interface ProfileRecord {
  fullName: string;
  /** Digits only; empty where none is known. */
  phone: string;
}

/** A user's own entry, read and changed in the user's own name. Rejects with `StoreError`. */
export interface ProfileRepository {
  read(user: User): Promise<ProfileRecord>;
  rename(user: User, fullName: string): Promise<ProfileRecord>;
  isAdmin(user: User): Promise<boolean>;
  /** In the teams of which remotes the user is, and with which rank. */
  teams(user: User): Promise<{ remote: string; rank: MemberRank }[]>;
  /** Set only where the operator requires a second factor of administrators. */
  lacksSecondFactor?(user: User): Promise<boolean>;
}
