import { channelOf } from '../../../contract/browser/channels/index.ts';
import type { ChannelPicture, PictureCheck } from '../../../contract/channel-pictures.ts';
import type { ChannelId } from '../../../contract/channels.ts';
import type { Operation } from '../../../contract/operations.ts';
import { DomainError } from '../../domain-error.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';
import { type ChannelDeps, openChannelCopy } from './channel-copy.ts';

/**
 * Makes of one of the user's pictures what a marketplace asks for, free of charge, and says what was measured. Rejects with `not_found`
 * for anybody else's, and `generation_failed`.
 */
export async function prepareForChannel(
  deps: Pick<Services, 'library' | 'addresses' | 'logger'> & ChannelDeps,
  user: User,
  imageId: string,
  channel: ChannelId,
): Promise<ChannelPicture> {
  const image = await deps.library.find(user, imageId);
  if (!image) throw new DomainError('not_found');
  const copy = await openChannelCopy(deps, { imageId, path: image.path, channel }).catch((cause: unknown) => {
    if (!(cause instanceof ProviderError)) throw cause;
    deps.logger.warn({ err: cause, imageId, channel }, 'a picture could not be prepared for a marketplace');
    throw new DomainError('generation_failed', undefined, { cause });
  });
  if (!copy) throw new DomainError('not_found');
  const { jpeg, width, height, checks } = copy;
  const url = `${deps.addresses.sign(imageId, 'channel')}&channel=${channel}`;
  return {
    channel,
    file: jpeg && { url, width, height, bytes: jpeg.length },
    checks: [...checks, ...textChecks(image.operation, channel)],
  };
}

/** Text that was set here is known; what else is written on a picture, nobody looked for. */
function textChecks(operation: Operation, channel: ChannelId): PictureCheck[] {
  const isRefused = channelOf(channel).pictures.textOnCover?.value === 'refused';
  if (!isRefused || operation !== 'add_text') return [];
  return [{ rule: 'textOnCover', ok: false, measured: 'add_text', wanted: 'refused' }];
}
