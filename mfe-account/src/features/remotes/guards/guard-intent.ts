import type { ApprovalRule, ReleaseRequest } from '@andromeda/platform';
import type { Intent } from '../release-intent.ts';
import type { Remote } from '../remote-versions.ts';

/** What an administrator is about to do with what holds changes back. */
export type GuardIntent =
  | { what: 'lock' | 'unlock'; remote: string }
  | { what: 'rule'; scope: string; required: boolean }
  | { what: 'request'; remote: Remote; request: ReleaseRequest };

/** The part of the users that a canary reaches without an approval, in percent. */
const FREE_PERCENT = 10;

/** Whether a change waits for a second user, as the server decides it. What takes something back never does. */
export function needsApproval(intent: Intent, ofAll: ApprovalRule | undefined): boolean {
  if (!ofAll && !intent.remote.approval) return false;
  if (intent.action === 'promote') return true;
  if (intent.action !== 'canary' || intent.percent <= FREE_PERCENT) return false;
  const { canaryVersion, canaryPercent } = intent.remote;
  return intent.version !== canaryVersion || intent.percent > canaryPercent;
}
