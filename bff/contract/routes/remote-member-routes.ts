import { createRoute, z } from '@hono/zod-openapi';
import { MemberChange, NewMember, RemoteMemberAnswer, RemoteMembers } from '../remote-members.ts';
import { json, refused } from './answers.ts';
import { body, Remote, refusals, released } from './release-parts.ts';

const Member = Remote.extend({ user: z.uuid().openapi({ param: { name: 'user', in: 'path' } }) });

/** `GET /api/remotes/{remote}/members`: its team. All four are for administrators and the master token. */
export const listMembers = createRoute({
  method: 'get',
  path: '/api/remotes/{remote}/members',
  ...released,
  request: { params: Remote },
  responses: { 200: json(RemoteMembers, 'Who came first stands first'), ...refusals },
});

/** `POST /api/remotes/{remote}/members`. */
export const addMember = createRoute({
  method: 'post',
  path: '/api/remotes/{remote}/members',
  ...released,
  request: { params: Remote, body: body(NewMember) },
  responses: {
    201: json(RemoteMemberAnswer, 'The user may do so from their next call on'),
    400: refused('No address, or no such rank'),
    ...refusals,
    404: refused('`account_unknown`: no account has this address, confirmed'),
    409: refused('`already_member`; `member_administers`: administrators may do all of it'),
  },
});

/** `PUT /api/remotes/{remote}/members/{user}`. Safe to repeat. */
export const changeMember = createRoute({
  method: 'put',
  path: '/api/remotes/{remote}/members/{user}',
  ...released,
  request: { params: Member, body: body(MemberChange) },
  responses: {
    200: json(RemoteMemberAnswer, 'With the new rank, from their next call on'),
    400: refused('No such rank'),
    ...refusals,
    404: refused('Not in this team'),
  },
});

/** `DELETE /api/remotes/{remote}/members/{user}`: from their next call on they see and do nothing with it. */
export const removeMember = createRoute({
  method: 'delete',
  path: '/api/remotes/{remote}/members/{user}',
  ...released,
  request: { params: Member },
  responses: { 204: { description: 'Removed' }, ...refusals, 404: refused('Not in this team') },
});
