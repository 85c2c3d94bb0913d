import type { ReductionMessage } from './reduction-request.ts';

// Travels as text inside its chunk (`?raw`) and runs in a worker of its own: it can import nothing but types.

/** Tried in this order until the picture is light enough. */
const shrinkages = [1, 0.7, 0.5];

addEventListener('message', ({ data }: MessageEvent<ReductionMessage>) => {
  void reduce(data)
    .catch(() => null)
    .then((picture) => postMessage(picture));
});

/** Decodes the photo upright, and encodes it smaller, without metadata. Null where that is not light enough. */
async function reduce({ photo, alpha, longestSide, mostBytes }: ReductionMessage): Promise<Blob | null> {
  // Upright is the default everywhere; older browsers know no name for it and refuse the whole call.
  const picture = photo instanceof Blob ? await createImageBitmap(photo) : photo;
  const fitting = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  for (const shrinkage of shrinkages) {
    const canvas = draw(picture, fitting * shrinkage);
    for (const type of alpha ? ['image/png', 'image/webp'] : ['image/jpeg']) {
      const small = await canvas.convertToBlob({ type, quality: 0.9 });
      if (small.size <= mostBytes) return small;
    }
  }
  return null;
}

function draw(photo: ImageBitmap, scale: number): OffscreenCanvas {
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('no canvas');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(photo, 0, 0, width, height);
  return canvas;
}
