import { maskMessage } from '../../contract/browser/mask-message.ts';
import { DomainError } from '../domain-error.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';
import type { BackendFault, BackendFaultKind } from '../slices/backend-fault.ts';

export type FaultDeps = Pick<ReleaseServices, 'errorGatherer' | 'logger'>;

const CODES: Record<BackendFaultKind, 'backend_failed' | 'backend_slow' | 'backend_busy'> = {
  unloadable: 'backend_failed',
  threw: 'backend_failed',
  ended: 'backend_failed',
  resting: 'backend_failed',
  unreachable: 'backend_failed',
  abandoned: 'backend_failed',
  too_slow: 'backend_slow',
  busy: 'backend_busy',
};

/** What the user is answered. */
export const refusalOf = (fault: BackendFault) =>
  new DomainError(CODES[fault.kind], undefined, { cause: fault });

interface Owner {
  remote: string;
  version: string;
  /** Null where the backend of the version answered, and not the server of the remote's team. */
  address: string | null;
  visitor: string;
  network: string;
}

/** Counts a fault as an error of the version that its user met, by which a canary is evaluated. */
export function noteFault(
  { errorGatherer, logger }: FaultDeps,
  { remote, version, address, visitor, network }: Owner,
  fault: BackendFault,
): void {
  if (fault.kind === 'busy' || fault.kind === 'abandoned') return;
  logger.warn(
    { remote, version, kind: fault.kind, ...(address && { address }), err: fault },
    'a backend of a remote failed',
  );
  const [first = fault.kind] = fault.message.split('\n');
  const own = /backend\.js:\d{1,7}:\d{1,7}/.exec(fault.message)?.[0] ?? 'backend.js:1:1';
  const place = address === null ? own : 'server.js:1:1';
  const message = maskMessage(first).slice(0, 200) || fault.kind;
  errorGatherer.add([{ remote, version, message, place, times: 1 }], { visitor, network });
}
