import { type Api, ApiError, type LibraryImage } from '@andromeda/platform';
import { downloadZip } from 'client-zip';
import type { BatchItem } from './batch.ts';

/** Pictures that are looked up at a time. */
const AT_ONCE = 6;

/** A picture of the library with the photo that it was made of. */
export interface MadePicture {
  item: BatchItem;
  image: LibraryImage;
}

/** The pictures of finished items, in their order; those that were deleted since are left out. */
export async function readPictures(api: Api, items: readonly BatchItem[]): Promise<MadePicture[]> {
  const found: (MadePicture | null)[] = Array.from({ length: items.length }, () => null);
  const left = items.map((item, index) => ({ item, index })).reverse();
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { item, index } = next;
      const image = await readOrNull(api, item.picture?.imageId ?? '');
      found[index] = image && { item, image };
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.filter((picture) => picture !== null);
}

async function readOrNull(api: Api, id: string): Promise<LibraryImage | null> {
  try {
    return await api.images.read(id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** One file of the pictures, each under the name of its photo. Rejects where one cannot be read. */
export function zipPictures(pictures: readonly MadePicture[], send: typeof fetch = fetch): Promise<Blob> {
  return downloadZip(files(pictures, send)).blob();
}

async function* files(pictures: readonly MadePicture[], send: typeof fetch) {
  const names = new Map<string, number>();
  for (const { item, image } of pictures) {
    const answer = await send(image.imageUrl);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const name = item.name.replace(/\.\w+$/, '');
    const times = (names.get(name) ?? 0) + 1;
    names.set(name, times);
    // Photos from two folders may have one name.
    const file = times === 1 ? `${name}.png` : `${name}-${times}.png`;
    yield { name: file, lastModified: new Date(image.createdAt), input: answer };
  }
}
