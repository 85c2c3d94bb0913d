import { z } from '@hono/zod-openapi';

/**
 * What a member of a remote's team may do with it: look; also show it to up to half of the users, and withdraw that; or all but what only
 * administrators may.
 */
export const MemberRank = z.enum(['view', 'canary', 'release']);
export type MemberRank = z.infer<typeof MemberRank>;

/** A user in the team of a remote. */
export const RemoteMember = z
  .object({
    userId: z.uuid(),
    email: z.string(),
    /** Empty where the user gave none. */
    fullName: z.string(),
    rank: MemberRank,
    addedBy: z.string(),
    addedAt: z.iso.datetime(),
  })
  .openapi('RemoteMember');
export type RemoteMember = z.infer<typeof RemoteMember>;

/** `GET /api/remotes/{remote}/members`: who came first stands first. */
export const RemoteMembers = z.object({ members: z.array(RemoteMember) }).openapi('RemoteMembers');

/** `POST /api/remotes/{remote}/members`: the account with this address. */
export const NewMember = z
  .object({ email: z.string().trim().min(1).max(320), rank: MemberRank })
  .openapi('NewMember');
export type NewMember = z.output<typeof NewMember>;

/** `PUT /api/remotes/{remote}/members/{user}`. */
export const MemberChange = z.object({ rank: MemberRank }).openapi('MemberChange');
export const RemoteMemberAnswer = z.object({ member: RemoteMember }).openapi('RemoteMemberAnswer');
