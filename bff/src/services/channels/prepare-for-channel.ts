import { channelOf } from '../../../contract/browser/channels/index.ts';
import { toolOf } from '../../../contract/browser/operations.ts';
import { isDrawnByModel } from '../../../contract/browser/provenance/index.ts';
import type { ChannelPicture, PictureCheck } from '../../../contract/channel-pictures.ts';
import type { ChannelId } from '../../../contract/channels.ts';
import { DomainError } from '../../domain-error.ts';
import type { ImageRecord } from '../../ports/image-library.ts';
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
  const copy = await openChannelCopy(deps, { image, channel }).catch((cause: unknown) => {
    if (!(cause instanceof ProviderError)) throw cause;
    deps.logger.warn({ err: cause, imageId, channel }, 'a picture could not be prepared for a marketplace');
    throw new DomainError('generation_failed', undefined, { cause });
  });
  if (!copy) throw new DomainError('not_found');
  const { jpeg, width, height, checks } = copy;
  const url = `${deps.addresses.sign(image.id, 'channel')}&channel=${channel}`;
  return {
    channel,
    file: jpeg && { url, width, height, bytes: jpeg.length },
    checks: [...checks, ...knownChecks(image, channel)],
  };
}

/** What is known of a picture without looking at it: a doubt about its cut-out, and text that was set here; nobody looks for other letters. */
function knownChecks({ operation, cutOut, sourceType }: ImageRecord, channel: ChannelId): PictureCheck[] {
  const { textOnCover, drawnByModel } = channelOf(channel).pictures;
  const checks: PictureCheck[] = [];
  if (cutOut?.doubtful) checks.push({ rule: 'cutOut', ok: false, measured: 'doubtful', wanted: 'clear' });
  if (toolOf(operation)?.name === 'add-text' && textOnCover?.value === 'refused')
    checks.push({ rule: 'textOnCover', ok: false, measured: operation, wanted: 'refused' });
  // The engine has measured that the file says it.
  if (sourceType && isDrawnByModel(sourceType) && drawnByModel?.value === 'declared')
    checks.push({ rule: 'declaration', ok: true, measured: sourceType, wanted: 'declared' });
  return checks;
}
