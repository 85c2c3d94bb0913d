import type { ChannelPicture, LibraryImage, PictureCheck } from '@andromeda/platform';
import { imageTools } from 'bff/contract/browser';

/** The screen that mends a picture; it takes the picture along. */
export interface Mend {
  title: string;
  path: string;
}

/** Another ground mends these: alone on white, a product has any shape and fills any frame. */
const byGround: readonly PictureCheck['rule'][] = ['white', 'fill', 'ratio'];

/** The one way to mend what keeps a picture from being ready; null where there is none. */
export function mendOf(
  { checks }: ChannelPicture,
  { repairable }: Pick<LibraryImage, 'repairable'>,
): Mend | null {
  const failed = checks.filter(({ ok }) => !ok).map(({ rule }) => rule);
  if (failed.some((rule) => byGround.includes(rule))) return removeBackground;
  return failed.includes('cutOut') && repairable ? repair : null;
}

const repair = { title: 'Corrigir recorte', path: '/mobile/corrigir-recorte' };
const removeBackground = imageTools.find(({ name }) => name === 'remove-background') ?? null;
