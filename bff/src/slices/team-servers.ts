import type { JsonWebKeySet } from '../../contract/remote-servers.ts';
import { BackendFault } from './backend-fault.ts';
import type { BackendAnswer } from './runner/protocol.ts';
import { type SendLimits, type ServerCall, sendToServer } from './send-to-server.ts';
import type { ServerAddresses } from './server-addresses.ts';
import type { ForwardedCaller, ServerTokens } from './server-tokens.ts';

/** The servers of remotes' own teams, to which calls are forwarded. */
export interface TeamServers {
  /** Why an address cannot be registered, as a sentence; null where it can. */
  problemOf(address: string): Promise<string | null>;
  /** Rejects with `BackendFault`. `left` aborts when whoever called has gone. */
  call(address: string, caller: ForwardedCaller, call: ServerCall, left: AbortSignal): Promise<BackendAnswer>;
  /** With these keys a server verifies what it is sent. */
  keys: JsonWebKeySet;
}

export interface ForwardLimits extends SendLimits {
  callsAtOnce: number;
}

/** What a remote's own backend may take and answer, too (docs/decisions/090). */
export const USUAL_FORWARDING: ForwardLimits = {
  callMs: 10_000,
  answerBytes: 4 * 2 ** 20,
  callsAtOnce: 20,
};

export function createTeamServers(
  { addresses, tokens }: { addresses: ServerAddresses; tokens: ServerTokens },
  limits: ForwardLimits = USUAL_FORWARDING,
): TeamServers {
  const open = new Map<string, number>();
  return {
    problemOf: addresses.problemOf,
    keys: tokens.keys,
    async call(address, caller, call, left) {
      const { remote, version } = caller;
      const before = open.get(remote) ?? 0;
      if (before >= limits.callsAtOnce) throw new BackendFault('busy');
      open.set(remote, before + 1);
      try {
        const target = targetOf(address, call.path);
        const headers: [string, string][] = [
          ...call.headers,
          // What arrives is handed on as it is.
          ['accept-encoding', 'identity'],
          ['x-remote-version', version],
          ['authorization', `Bearer ${await tokens.sign(target.origin, caller)}`],
        ];
        return await sendToServer(addresses, target, { ...call, headers }, limits, left);
      } finally {
        const now = (open.get(remote) ?? 1) - 1;
        if (now > 0) open.set(remote, now);
        else open.delete(remote);
      }
    },
  };
}

/** `path`, with its query, below a registered address; it is normalised and begins with a slash. */
function targetOf(address: string, path: string): URL {
  const base = new URL(address);
  return new URL(`${base.origin}${base.pathname.replace(/\/+$/, '')}${path}`);
}
