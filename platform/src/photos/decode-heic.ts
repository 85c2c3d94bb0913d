/** Where the BFF serves the decoder. On the page's own origin: a worker may come from nowhere else. */
const DECODER = '/decoders/heic/worker.js';

/** The decoder is 500 kB on its way, and a photo of 12 megapixels takes a slow phone some seconds. */
const PATIENCE_MS = 60_000;

/** What Apple's phones write, still or in series. */
const heic = /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s;
const OPENING_BYTES = 16;

/**
 * Decodes a HEIC photo in a browser that has no decoder of its own, upright and in its own colours, off the page's
 * thread. The decoder is loaded at the first such photo. Null where the file is no HEIC, has more than `mostPixels`, or
 * cannot be decoded.
 */
export async function decodeHeic(photo: Blob, mostPixels: number): Promise<ImageBitmap | null> {
  const opening = new Uint8Array(await photo.slice(0, OPENING_BYTES).arrayBuffer());
  if (!heic.test(String.fromCharCode(...opening))) return null;
  const worker = new Worker(DECODER);
  try {
    return await new Promise<ImageBitmap | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ImageBitmap | null>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      setTimeout(() => resolve(null), PATIENCE_MS);
      worker.postMessage({ photo, mostPixels });
    });
  } finally {
    worker.terminate();
  }
}
