import { join } from 'node:path';

/** The variable that names the folder of the small photos. */
export const SMALL_PHOTOS = 'ANDROMEDA_SMALL_PHOTOS';

export const smallPhotoNames = ['apple.jpg', 'drawn-white-bottle.jpg'] as const;

/**
 * The path of a fixture photo at 200 px: the engine works on it for a third of the time, which is enough where a journey
 * does not look at the picture itself.
 */
export function smallPhoto(name: (typeof smallPhotoNames)[number]): string {
  const folder = process.env[SMALL_PHOTOS];
  if (!folder) throw new Error('the small photos are made before the tests');
  return join(folder, name);
}
