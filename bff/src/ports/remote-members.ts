import type { MemberRank, NewMember, RemoteMember } from '../../contract/remote-members.ts';

export type AddOutcome =
  | { outcome: 'done'; member: RemoteMember }
  | { outcome: 'unknown_account' | 'already_member' | 'administrator' };

/** The teams of remotes. Every change and its line in the trail are one transaction. In which teams a user is, `ProfileRepository` tells. */
export interface RemoteMemberRepository {
  /** Who came first stands first. */
  list(remote: string): Promise<RemoteMember[]>;
  /** The account with this address, in any case of its letters. */
  add(remote: string, member: NewMember, who: string): Promise<AddOutcome>;
  /** Null for a user who is not in the team; safe to repeat. */
  change(remote: string, userId: string, rank: MemberRank, who: string): Promise<RemoteMember | null>;
  /** False for a user who is not in the team. */
  remove(remote: string, userId: string, who: string): Promise<boolean>;
}
