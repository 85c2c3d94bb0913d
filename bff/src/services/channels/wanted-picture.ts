import { channelOf, channels } from '../../../contract/browser/channels/index.ts';
import type { SourceType } from '../../../contract/browser/provenance/index.ts';
import { type ChannelId, ChannelList } from '../../../contract/channels.ts';
import { sourceStatement } from '../../images/source-statement.ts';
import type { WantedPicture } from '../../ports/channel-pictures.ts';

// A rule that makes no sense stops the server at its start.
ChannelList.parse(channels);

/** Pixels of a square picture where a marketplace recommends none: enough to zoom everywhere. */
const USUAL_SIDE = 1200;

/** What a marketplace's rules ask of one picture, which states how it came about: none of them refuses that. */
export function wantedPicture(channel: ChannelId, sourceType: SourceType | null): WantedPicture {
  const { pictures } = channelOf(channel);
  const side = Math.min(
    Math.max(USUAL_SIDE, pictures.leastSide?.value ?? 0),
    pictures.mostSide?.value ?? Number.POSITIVE_INFINITY,
  );
  return {
    ...(pictures.recommended?.value ?? { width: side, height: side }),
    leastSide: pictures.leastSide?.value,
    leastLongSide: pictures.leastLongSide?.value,
    mostSide: pictures.mostSide?.value,
    ratio: pictures.ratio?.value,
    mostBytes: pictures.mostBytes?.value,
    fill: pictures.fill?.value,
    white: pictures.white?.value,
    transparency: pictures.transparency?.value,
    statement: sourceType ? sourceStatement(sourceType) : undefined,
  };
}
