import type { BffContract, MemberRank, NewMember, RemoteMember } from 'bff/contract';
import type { hc } from 'hono/client';

/** The teams of remotes, for administrators. */
export interface MemberCalls {
  /** Who came first stands first. */
  members(remote: string, signal?: AbortSignal): Promise<RemoteMember[]>;
  /** The account with an address; `account_unknown`, `already_member`, or `member_administers` for an administrator. */
  addMember(remote: string, member: NewMember): Promise<RemoteMember>;
  /** `not_found` for a user who is not in the team, here and below. */
  changeMember(member: { remote: string; userId: string }, rank: MemberRank): Promise<RemoteMember>;
  removeMember(member: { remote: string; userId: string }): Promise<void>;
}

/** The calls about the teams of remotes. */
export function createMemberCalls(api: ReturnType<typeof hc<BffContract>>['api']): MemberCalls {
  const of = api.remotes[':remote'].members;
  return {
    members: async (remote, signal) => {
      const answer = await of.$get({ param: { remote } }, signal ? { init: { signal } } : {});
      return ((await answer.json()) as { members: RemoteMember[] }).members;
    },
    addMember: async (remote, member) => {
      const answer = await of.$post({ param: { remote }, json: member });
      return ((await answer.json()) as { member: RemoteMember }).member;
    },
    changeMember: async ({ remote, userId: user }, rank) => {
      const answer = await of[':user'].$put({ param: { remote, user }, json: { rank } });
      return ((await answer.json()) as { member: RemoteMember }).member;
    },
    removeMember: async ({ remote, userId: user }) => {
      await of[':user'].$delete({ param: { remote, user } });
    },
  };
}
