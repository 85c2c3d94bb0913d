import type { BffContract, ReleaseLock, ReleaseRequest, RemoteRelease } from 'bff/contract';
import type { hc } from 'hono/client';
import type { ReleaseApi } from './release-api.ts';

type GuardCalls = Pick<
  ReleaseApi['releases'],
  'lock' | 'unlock' | 'requireApproval' | 'ask' | 'approve' | 'decline'
>;

/** The calls about what holds changes back. */
export function createGuardCalls(api: ReturnType<typeof hc<BffContract>>['api']): GuardCalls {
  const of = api.remotes[':remote'];
  return {
    lock: async (remote, reason) => {
      const answer = await of.lock.$put({ param: { remote }, json: { reason } });
      return ((await answer.json()) as { lock: ReleaseLock }).lock;
    },
    unlock: async (remote) => {
      await of.lock.$delete({ param: { remote } });
    },
    requireApproval: async (scope, required) => {
      await api['remote-approvals'][':scope'].$put({ param: { scope }, json: { required } });
    },
    ask: async (remote, change) => {
      const answer = await of.requests.$post({ param: { remote }, json: change });
      return ((await answer.json()) as { request: ReleaseRequest }).request;
    },
    approve: async (param) =>
      (await of.requests[':id'].approval.$post({ param })).json() as Promise<RemoteRelease>,
    decline: async (param) => {
      await of.requests[':id'].$delete({ param });
    },
  };
}
