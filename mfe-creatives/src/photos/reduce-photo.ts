import workerSource from './reduce-photo-worker.ts?raw';
import type { ReductionMessage, ReductionRequest } from './reduction-request.ts';

/** A photo of 48 megapixels takes about two seconds on a slow phone. */
const PATIENCE_MS = 60_000;

let workerAddress: string | undefined;

// The source lies in the chunk, guarded by its hash, and starts on the page's own origin wherever the chunk came
// from. A worker of its own for each photo gives back its memory, hundreds of megabytes, with its end.
function startWorker(): Worker {
  workerAddress ??= URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' }));
  return new Worker(workerAddress, { type: 'module' });
}

/**
 * Makes a photo smaller, upright and free of metadata, off the page's own thread; a decoded one is given away with it.
 * Null where that did not help.
 */
export async function reducePhoto(
  photo: Blob | ImageBitmap,
  request: ReductionRequest,
): Promise<Blob | null> {
  const worker = startWorker();
  try {
    return await new Promise<Blob | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) => resolve(data));
      worker.addEventListener('error', reject);
      setTimeout(reject, PATIENCE_MS);
      const message: ReductionMessage = { photo, ...request };
      worker.postMessage(message, photo instanceof Blob ? [] : [photo]);
    });
  } finally {
    worker.terminate();
  }
}
