import type { Generation, GenerationOptions, Operation, PhotoDescription } from 'bff/contract';

/** What `POST /api/generations` takes. `idempotencyKey` is made once for one press of a button. */
export interface GenerationRequest {
  operation: Operation;
  images: readonly File[];
  /** The picture of the library that the first image is. */
  source?: string | undefined;
  prompt?: string;
  options?: GenerationOptions;
  idempotencyKey: string;
  /** The batch that it is one of: answered as soon as it waits at the server, `pending` or `processing`. A UUID. */
  batch?: string | undefined;
  /** Its photo's own name within the batch, a UUID, and how many photos the batch is to bring. */
  batchPhoto?: { id: string; photos: number } | undefined;
}

// By hand, because Hono's client repeats no field name and `images` must.
export async function createGeneration(
  send: typeof fetch,
  origin: string,
  { operation, images, source, prompt, options, idempotencyKey, batch, batchPhoto }: GenerationRequest,
): Promise<Generation> {
  const body = new FormData();
  body.set('operation', operation);
  for (const image of images) body.append('images', image, image.name);
  if (source) body.set('source', source);
  if (batch) body.set('batch', batch);
  if (batchPhoto) {
    body.set('batchPhoto', batchPhoto.id);
    body.set('batchPhotos', `${batchPhoto.photos}`);
  }
  if (prompt) body.set('prompt', prompt);
  if (options) body.set('options', JSON.stringify(options));
  const answer = await send(`${origin}/api/generations`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': idempotencyKey },
  });
  return (await answer.json()) as Generation;
}

export async function describePhoto(
  send: typeof fetch,
  origin: string,
  photo: File,
  signal?: AbortSignal,
): Promise<PhotoDescription> {
  const body = new FormData();
  body.set('image', photo, photo.name);
  const answer = await send(`${origin}/api/describe`, { method: 'POST', body, ...(signal && { signal }) });
  return (await answer.json()) as PhotoDescription;
}
