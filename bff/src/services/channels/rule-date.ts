import { channelOf } from '../../../contract/browser/channels/index.ts';
import type { Rule } from '../../../contract/browser/channels/rule.ts';
import type { ChannelId } from '../../../contract/channels.ts';

/** The day, `YYYY-MM-DD`, on which the newest of a channel's rules for pictures was read: a copy made before it was made by others. */
export function ruleDateOf(channel: ChannelId): string {
  const days = Object.values(channelOf(channel).pictures).map((rule: Rule<unknown>) => rule.checkedOn);
  return days.sort().at(-1) ?? '';
}
