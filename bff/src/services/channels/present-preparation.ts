import { ChannelId } from '../../../contract/channels.ts';
import type { PicturePreparation } from '../../../contract/picture-preparations.ts';
import type { PreparationRecord } from '../../ports/picture-preparations.ts';
import { ruleDateOf } from './rule-date.ts';

/** Channels come in the order of the dialog. */
const placeOf = (channel: ChannelId) => ChannelId.options.indexOf(channel);

/** A preparation as the history tells it, and whether the rules of each channel were read anew since. */
export const presentPreparation = ({ copies, ...press }: PreparationRecord): PicturePreparation => ({
  ...press,
  copies: copies
    .toSorted((a, b) => placeOf(a.channel) - placeOf(b.channel))
    .map(({ ruleDate, ...copy }) => ({
      ...copy,
      outdated: ruleDateOf(copy.channel) > ruleDate,
    })),
});
