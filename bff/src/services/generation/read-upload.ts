import { DomainError } from '../../domain-error.ts';
import { countPixels, readFile } from '../../images/validate-upload.ts';
import type { SourceImage } from '../../ports/image-model.ts';
import type { User } from '../../ports/user.ts';
import type { Services } from '../services.ts';

/** Reads one photo of a user: its header at once, its pixels when it is their turn. Rejects as `validateUpload` does. */
export async function readUpload(
  { intake, imageProcessor }: Pick<Services, 'intake' | 'imageProcessor'>,
  { userId }: User,
  file: Blob,
): Promise<SourceImage> {
  const pixels = await countPixels(file);
  return intake.decode(userId, pixels, async () => imageProcessor.validateUpload(await readFile(file)));
}

/**
 * How many pixels a request's photos unpack to. Rejects with what is wrong with the first one's header; a tool that works
 * on all of them checks the others.
 */
export async function countRequestPixels([first, ...rest]: readonly Blob[]): Promise<number> {
  if (!first) return 0;
  const counts = await Promise.all([
    countPixels(first),
    ...rest.map((file) =>
      countPixels(file).catch((cause: unknown) => {
        if (cause instanceof DomainError) return 0;
        throw cause;
      }),
    ),
  ]);
  return counts.reduce((sum, pixels) => sum + pixels, 0);
}
