import { randomUUID } from 'node:crypto';
import type { ChatPhoto } from '../../../contract/assistant.ts';
import { DomainError } from '../../domain-error.ts';
import { makeChatPhoto } from '../../images/chat-photo.ts';
import { judgeUpload } from '../../images/judge-upload.ts';
import type { Person } from '../../ports/person.ts';
import type { Services } from '../services.ts';

const UNUSED_MS = 24 * 60 * 60 * 1000;

/**
 * Keeps a photo that is to go with a question. Those of the person that went with none for a day are forgotten
 * meanwhile. Rejects with `image_missing` or with what `judgeUpload` says.
 */
export async function attachPhoto(
  { conversationBook, clock, logger }: Pick<Services, 'conversationBook' | 'clock' | 'logger'>,
  person: Person,
  file: File | undefined,
): Promise<ChatPhoto> {
  if (!file) throw new DomainError('image_missing');
  const made = await makeChatPhoto(await judgeUpload(file));
  const id = randomUUID();
  await conversationBook.keepPhoto(person, { id, ...made });
  await conversationBook
    .forgetUnusedPhotos(person, new Date(clock.now().getTime() - UNUSED_MS))
    .catch((err: unknown) => logger.warn({ err }, 'unused photos were not forgotten'));
  return { id, thumbnail: `data:image/webp;base64,${made.thumbnail.toString('base64')}` };
}
