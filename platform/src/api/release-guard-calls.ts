import type { AskedChange, BffContract, ReleaseLock, ReleaseRequest, RemoteRelease } from 'bff/contract';
import type { hc } from 'hono/client';

/** What holds changes back, for administrators. */
export interface GuardCalls {
  /** Holds back what would show something else of a remote; `release_locked` where it is. */
  lock(remote: string, reason: string): Promise<ReleaseLock>;
  unlock(remote: string): Promise<void>;
  /** Whether changes of a remote, or of `all`, need the approval of a second user. */
  requireApproval(scope: string, required: boolean): Promise<void>;
  /** Asks a second user for a change. Another open request of the remote ends. */
  ask(remote: string, change: AskedChange): Promise<ReleaseRequest>;
  /** Resolves with the state after the change that was asked for; `own_request` for whoever asked, `request_ended`. */
  approve(request: { remote: string; id: string }): Promise<RemoteRelease>;
  /** Declines a request, or withdraws it; `request_ended` where it was over. */
  decline(request: { remote: string; id: string }): Promise<void>;
}

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
