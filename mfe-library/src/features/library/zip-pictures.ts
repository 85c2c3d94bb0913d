import { downloadName, type LibraryImage } from '@andromeda/platform';
import { downloadZip } from 'client-zip';

/** One file of all pictures, in their order, each under its own name. Rejects where one cannot be read. */
export function zipPictures(images: readonly LibraryImage[], send: typeof fetch = fetch): Promise<Blob> {
  return downloadZip(files(images, send)).blob();
}

async function* files(images: readonly LibraryImage[], send: typeof fetch) {
  const names = new Map<string, number>();
  for (const { imageUrl, prompt, createdAt } of images) {
    const answer = await send(imageUrl);
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const name = downloadName(prompt);
    const times = (names.get(name) ?? 0) + 1;
    names.set(name, times);
    // Two pictures of one prompt are two files.
    yield {
      name: times === 1 ? name : name.replace(/\.png$/, `-${times}.png`),
      lastModified: new Date(createdAt),
      input: answer,
    };
  }
}
