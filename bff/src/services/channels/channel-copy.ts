import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { ChannelId } from '../../../contract/channels.ts';
import type { MadePicture } from '../../ports/channel-pictures.ts';
import type { ImageRecord } from '../../ports/image-library.ts';
import type { Services } from '../services.ts';
import { wantedPicture } from './wanted-picture.ts';

export type ChannelDeps = Pick<Services, 'pictures' | 'displayCopies' | 'channelPictures' | 'channelQueue'>;

interface Asked {
  image: ImageRecord;
  channel: ChannelId;
}

/**
 * The picture for a marketplace, made when first asked for and kept as copies to look at are; `null` where the picture's file is gone. A rule
 * that changes makes another copy.
 */
export async function openChannelCopy(
  { pictures, displayCopies, channelPictures, channelQueue }: ChannelDeps,
  { image: { id, userId, path, sourceType }, channel }: Asked,
): Promise<MadePicture | null> {
  const wanted = wantedPicture(channel, sourceType);
  const rules = createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 12);
  const kept = await displayCopies.keep(id, `${channel}-${rules}`, () =>
    channelQueue.run(userId, async () => {
      const picture = await pictures.get(path);
      return picture && pack(await channelPictures.make({ picture, wanted }));
    }),
  );
  return kept && unpack(kept);
}

/** One file, so that a picture and what was measured of it are never of two makes: a line of JSON, then the JPEG. */
function pack({ jpeg, ...rest }: MadePicture): Buffer {
  const line = Buffer.from(`${JSON.stringify({ ...rest, isMade: jpeg !== null })}\n`);
  return Buffer.concat([line, jpeg ?? Buffer.alloc(0)]);
}

function unpack(kept: Buffer): MadePicture {
  const end = kept.indexOf('\n');
  const { isMade, ...rest } = JSON.parse(kept.toString('utf8', 0, end));
  return { ...rest, jpeg: isMade ? kept.subarray(end + 1) : null };
}
