import type { TokenRank } from '../../../../contract/releases.ts';
import type { ChangeKind } from '../../../ports/remote-registry.ts';

/** To how many users the rank `canary` shows something. */
const CANARY_PERCENT = 50;

/** The rank that a deploy token or a member needs to show something to a part of the users. */
export const rankToShow = (percent: number): TokenRank => (percent > CANARY_PERCENT ? 'release' : 'canary');

/** The rank that a change needs. Withdrawing a canary needs no more than the least one that may open it. */
export function rankOfChange(what: ChangeKind, percent: number): TokenRank {
  if (what === 'canary') return rankToShow(percent);
  return what === 'stop_canary' ? 'canary' : 'release';
}
