import { type Api, ApiError, downloadName, type LibraryImage } from '@andromeda/platform';
import { downloadZip } from 'client-zip';

type Reach = { read: Api['images']['read']; send?: typeof fetch };

/**
 * One file of the pictures, in their order, each under its own name. A picture whose address has expired is asked for
 * again; one that was deleted meanwhile is left out and counted in `missing`. Rejects where another one cannot be read,
 * and where none is left.
 */
export async function zipPictures(
  images: readonly LibraryImage[],
  reach: Reach,
): Promise<{ file: Blob; missing: number }> {
  const left = { out: 0 };
  const file = await downloadZip(files(images, reach, left)).blob();
  if (left.out === images.length) throw new Error('none of the pictures is left');
  return { file, missing: left.out };
}

async function* files(images: readonly LibraryImage[], reach: Reach, left: { out: number }) {
  const names = new Map<string, number>();
  for (const image of images) {
    const answer = await open(image, reach);
    if (!answer) {
      left.out++;
      continue;
    }
    const name = downloadName(image.prompt);
    const times = (names.get(name) ?? 0) + 1;
    names.set(name, times);
    // Two pictures of one prompt are two files.
    yield {
      name: times === 1 ? name : name.replace(/\.png$/, `-${times}.png`),
      lastModified: new Date(image.createdAt),
      input: answer,
    };
  }
}

/** The picture's file; null where there is no such picture any more. */
async function open(image: LibraryImage, { read, send = fetch }: Reach): Promise<Response | null> {
  const known = await send(image.imageUrl);
  if (known.ok) return known;
  if (known.status !== 403 && known.status !== 404) throw new Error(`HTTP ${known.status}`);
  const now = await read(image.id).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  });
  if (!now) return null;
  const fresh = await send(now.imageUrl);
  if (!fresh.ok) throw new Error(`HTTP ${fresh.status}`);
  return fresh;
}
