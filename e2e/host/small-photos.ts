import { join } from 'node:path';

/** The variable that names the folder of the small photos. */
export const SMALL_PHOTOS = 'ANDROMEDA_SMALL_PHOTOS';

export const smallPhotoNames = ['apple.jpg', 'drawn-white-bottle.jpg'] as const;

/** The longer side, in pixels. At 96 the engine works for a quarter of the time that the whole photo takes it. */
export const SMALL_SIDE = 96;

/** The path of a small copy of a fixture photo, for journeys that do not look at the picture itself. */
export function smallPhoto(name: (typeof smallPhotoNames)[number]): string {
  const folder = process.env[SMALL_PHOTOS];
  if (!folder) throw new Error('the small photos are made before the tests');
  return join(folder, name);
}
