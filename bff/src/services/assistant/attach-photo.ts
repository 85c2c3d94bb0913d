import { randomUUID } from 'node:crypto';
import type { ChatPhoto } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import type { User } from '../../ports/user.ts';
import { readUpload } from '../generation/read-upload.ts';
import { requireRoom } from '../paid-request/require-room.ts';
import type { Services } from '../services.ts';

const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a photo for the user's next question. Photos of the user that no question used within a day are deleted
 * as well. Rejects with `image_missing` or as `validateUpload` does.
 */
export async function attachPhoto(
  deps: Pick<
    Services,
    'conversationRepository' | 'clock' | 'logger' | 'intake' | 'imageProcessor' | 'storageRoom'
  >,
  user: User,
  file: File | undefined,
): Promise<ChatPhoto> {
  if (!file) throw new DomainError('image_missing');
  await requireRoom(deps);
  const { conversationRepository, clock, logger } = deps;
  const made = await deps.imageProcessor.chatPhoto((await readUpload(deps, user, file)).bytes);
  const id = randomUUID();
  await conversationRepository.keepPhoto(user, { id, ...made });
  await conversationRepository
    .forgetUnusedPhotos(user, new Date(clock.now().getTime() - UNUSED_MS))
    .catch((err: unknown) => logger.warn({ err }, 'unused photos were not forgotten'));
  return { id, thumbnail: `data:image/webp;base64,${made.thumbnail.toString('base64')}` };
}
