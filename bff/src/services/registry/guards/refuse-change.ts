import type { ReleaseLock } from '../../../../contract/release-guards.ts';
import { DomainError } from '../../../domain-error.ts';
import type { AskOutcome, DecisionRefusal } from '../../../ports/release-guards.ts';
import type { ChangeOutcome, RemoteChannel } from '../../../ports/remote-registry.ts';

type Refused = Exclude<ChangeOutcome | AskOutcome | DecisionRefusal, { outcome: 'done' | 'asked' }>;

/** What whoever wanted a change is told in its place. */
export function refusalOf(outcome: Refused): DomainError {
  switch (outcome.outcome) {
    case 'changed':
      return changed(outcome.channel);
    case 'locked':
      return lockedBy(outcome.lock);
    case 'request_ended':
      return new DomainError('request_ended', { state: outcome.state });
    case 'approval_needed':
      return new DomainError('approval_required');
    case 'not_allowed':
      return new DomainError('forbidden');
    case 'unknown_version':
    case 'unknown_request':
      return new DomainError('not_found');
    default:
      return new DomainError(outcome.outcome);
  }
}

/** `date` as users in Brazil read it, since the sentence is the same on the page and in a terminal. */
export const lockedBy = ({ lockedBy: who, lockedAt, reason }: ReleaseLock) =>
  new DomainError('release_locked', { lockedBy: who, date: dateFormat.format(new Date(lockedAt)), reason });

const dateFormat = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

function changed({ revision, liveVersion, canaryVersion, canaryPercent, setBy }: RemoteChannel) {
  return new DomainError('release_changed', {
    revision: String(revision),
    liveVersion: liveVersion ?? '',
    canaryVersion: canaryVersion ?? '',
    canaryPercent: String(canaryPercent),
    setBy,
  });
}
