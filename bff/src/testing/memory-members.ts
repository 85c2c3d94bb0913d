import type { MemberRank, RemoteMember } from '../../contract/remote-members.ts';
import type { ProfileRepository } from '../ports/profile-repository.ts';
import type { RemoteMemberRepository } from '../ports/remote-members.ts';
import type { RemoteRegistry } from '../ports/remote-registry.ts';
import type { User } from '../ports/user.ts';

/** Teams over a list, by the same rules as the database's functions; `accounts` are those that there are. */
export function createMemoryMembers(
  accounts: readonly Pick<User, 'userId' | 'email'>[],
  registry: Pick<RemoteRegistry, 'note'>,
  isAdmin: ProfileRepository['isAdmin'],
): { members: RemoteMemberRepository; teams: ProfileRepository['teams'] } {
  const rows: (RemoteMember & { remote: string })[] = [];
  const find = (remote: string, userId: string) =>
    rows.find((row) => row.remote === remote && row.userId === userId);
  const note = (who: string, what: 'member_added' | 'member_changed' | 'member_removed', remote: string) => {
    return (detail: { member: string; rank: MemberRank; formerRank?: MemberRank }) =>
      registry.note({ who, what, remote, version: null, detail });
  };
  const members: RemoteMemberRepository = {
    list: async (remote) => rows.filter((row) => row.remote === remote),
    add: async (remote, { email, rank }, who) => {
      const account = accounts.find((each) => each.email === email.toLowerCase());
      if (!account) return { outcome: 'unknown_account' };
      if (await isAdmin(account as User)) return { outcome: 'administrator' };
      if (find(remote, account.userId)) return { outcome: 'already_member' };
      const addedAt = '2026-11-20T12:00:00.000Z';
      const { userId, email: address } = account;
      const member = { userId, email: address, fullName: '', rank, addedBy: who, addedAt };
      rows.push({ remote, ...member });
      await note(who, 'member_added', remote)({ member: address, rank });
      return { outcome: 'done', member };
    },
    change: async (remote, userId, rank, who) => {
      const row = find(remote, userId);
      if (!row) return null;
      const formerRank = row.rank;
      row.rank = rank;
      if (formerRank !== rank)
        await note(who, 'member_changed', remote)({ member: row.email, rank, formerRank });
      return row;
    },
    remove: async (remote, userId, who) => {
      const row = find(remote, userId);
      if (!row) return false;
      rows.splice(rows.indexOf(row), 1);
      await note(who, 'member_removed', remote)({ member: row.email, rank: row.rank });
      return true;
    },
  };
  return {
    members,
    teams: async ({ userId }) =>
      rows.filter((row) => row.userId === userId).map(({ remote, rank }) => ({ remote, rank })),
  };
}
