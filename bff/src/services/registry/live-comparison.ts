import type { Clock } from '../../ports/clock.ts';
import type { UserShare } from './compare-shares.ts';

/** With fewer users of the live version during the canary, those of the last week are the comparison. */
const ENOUGH_LIVE_USERS = 20;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * The users of the live version with whom a canary's are compared: those beside it, or those of the last week where there were hardly
 * any. `readSince` reads them since a time; there is none without a live version.
 */
export async function comparisonOf(
  clock: Pick<Clock, 'now'>,
  beside: UserShare = { users: 0, affected: 0 },
  readSince?: (time: Date) => Promise<UserShare | undefined>,
): Promise<UserShare> {
  if (beside.users >= ENOUGH_LIVE_USERS || !readSince) return beside;
  return (await readSince(new Date(clock.now().getTime() - WEEK_MS))) ?? beside;
}
