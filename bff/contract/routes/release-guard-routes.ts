import { createRoute, z } from '@hono/zod-openapi';
import {
  ApprovalRuleRequest,
  ApprovalScope,
  AskedChange,
  ReleaseLockAnswer,
  ReleaseLockRequest,
  ReleaseRequestAnswer,
} from '../release-guards.ts';
import { RemoteRelease } from '../releases.ts';
import { json, refused } from './answers.ts';
import { body, Released, refusals, released } from './release-parts.ts';

const Asked = Released.extend({ id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }) });

/** `PUT /api/remotes/{remote}/lock`: nothing else of it is shown. For administrators and the master token. */
export const lockRelease = createRoute({
  method: 'put',
  path: '/api/remotes/{remote}/lock',
  ...released,
  request: { params: Released, body: body(ReleaseLockRequest) },
  responses: {
    200: json(ReleaseLockAnswer, 'Locked; previews, rollbacks and withdrawals go on'),
    400: refused('No reason, or one over 200 characters'),
    ...refusals,
    409: refused('`release_locked`: it is; `details` says by whom, when and why'),
  },
});

/** `DELETE /api/remotes/{remote}/lock`. For administrators and the master token. */
export const unlockRelease = createRoute({
  method: 'delete',
  path: '/api/remotes/{remote}/lock',
  ...released,
  request: { params: Released },
  responses: { 204: { description: 'It may change again' }, ...refusals, 404: refused('It has no lock') },
});

/** `PUT /api/remote-approvals/{scope}`: whether changes of a remote, or of `all`, need a second user. For administrators and the master token. */
export const requireApproval = createRoute({
  method: 'put',
  path: '/api/remote-approvals/{scope}',
  ...released,
  request: {
    params: z.object({ scope: ApprovalScope.openapi({ param: { name: 'scope', in: 'path' } }) }),
    body: body(ApprovalRuleRequest),
  },
  responses: { 204: { description: 'From now on' }, 400: refused('Not such a rule'), ...refusals },
});

/** `POST /api/remotes/{remote}/requests`: asks a second user for a change. Another open request of the remote ends. */
export const askForChange = createRoute({
  method: 'post',
  path: '/api/remotes/{remote}/requests',
  ...released,
  request: { params: Released, body: body(AskedChange) },
  responses: {
    201: json(ReleaseRequestAnswer, 'It waits for a second user'),
    400: refused('Bad change'),
    ...refusals,
    404: refused('No such version'),
    409: refused('`release_changed`, also where no approval is needed; `release_locked`'),
    422: refused('`release_refused`: what is live now does not fit this version'),
  },
});

/** `GET /api/remotes/{remote}/requests/{id}`: a request, also one that has ended. */
export const readRequest = createRoute({
  method: 'get',
  path: '/api/remotes/{remote}/requests/{id}',
  ...released,
  request: { params: Asked },
  responses: { 200: json(ReleaseRequestAnswer, 'The request'), ...refusals, 404: refused('No such request') },
});

/** `POST /api/remotes/{remote}/requests/{id}/approval`: makes the change. For administrators in a session, but not who asked. */
export const approveRequest = createRoute({
  method: 'post',
  path: '/api/remotes/{remote}/requests/{id}/approval',
  ...released,
  request: { params: Asked },
  responses: {
    200: json(RemoteRelease, 'The state after the change'),
    ...refusals,
    403: refused(
      '`own_request`: who asked, or made the token that did, approves nothing; `forbidden`: no admin',
    ),
    404: refused('No such request'),
    409: refused('`request_ended`; `release_changed`; `release_locked`'),
    422: refused('`release_refused`: what is live now does not fit this version any more'),
  },
});

/** `DELETE /api/remotes/{remote}/requests/{id}`: declines it, or withdraws it. For administrators, and the member who asked, in a session. */
export const declineRequest = createRoute({
  method: 'delete',
  path: '/api/remotes/{remote}/requests/{id}',
  ...released,
  request: { params: Asked },
  responses: {
    204: { description: 'It has ended' },
    ...refusals,
    404: refused('No such request'),
    409: refused('`request_ended`'),
  },
});
