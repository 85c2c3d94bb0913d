import { keepImages } from '@andromeda/design-system';
import { decodeHeic } from '@andromeda/platform';
import { MAX_CHOSEN_PIXELS } from 'bff/contract/browser';

/** No model makes use of more. */
const LONGEST_SIDE = 1024;
const QUALITY = 0.85;

/**
 * The photo as it is sent: a JPG of at most 1024 px, upright and before white. A file that is no photo, or that cannot
 * be read here, goes as it is: the server says what is wrong with it.
 */
export async function reducePhoto(file: File): Promise<File> {
  if (keepImages([file]).length === 0) return file;
  const picture =
    (await createImageBitmap(file).catch(() => null)) ?? (await decodeHeic(file, MAX_CHOSEN_PIXELS));
  if (!picture) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return file;
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, 'image/jpeg', QUALITY));
  return small ? new File([small], 'foto.jpg', { type: 'image/jpeg' }) : file;
}
