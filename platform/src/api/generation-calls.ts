import type { Generation, GenerationOptions, Operation, OrderPermits, PhotoDescription } from 'bff/contract';

/** What `POST /api/generations` takes. `idempotencyKey` is made once for one press of a button. */
export interface GenerationRequest {
  operation: Operation;
  images: readonly File[];
  /** The picture of the library that the first image is. */
  source?: string | undefined;
  /** The product that the picture joins: the one of which the first image is a photo. */
  product?: string | undefined;
  /** Which photo of that product it is. */
  productPhoto?: string | undefined;
  prompt?: string;
  options?: GenerationOptions;
  idempotencyKey: string;
  /** The batch that it is one of: answered as soon as it waits at the server, `pending` or `processing`. A UUID. */
  batch?: string | undefined;
  /** Its photo's own name within the batch, a UUID, and how many photos the batch is to bring. */
  batchPhoto?: { id: string; photos: number } | undefined;
}

/** An order of a batch that is ready to be sent by a service worker, but for its photos, which the form takes as `images`. */
export interface ReadyOrder {
  key: string;
  /** Where it is posted. */
  address: string;
  headers: Readonly<Record<string, string>>;
  fields: readonly (readonly [name: string, value: string])[];
}

// By hand, because Hono's client repeats no field name and `images` must.
function formOf({
  operation,
  images,
  source,
  product,
  productPhoto,
  prompt,
  options,
  batch,
  batchPhoto,
}: GenerationRequest): FormData {
  const body = new FormData();
  body.set('operation', operation);
  for (const image of images) body.append('images', image, image.name);
  if (source) body.set('source', source);
  if (product) body.set('product', product);
  if (productPhoto) body.set('productPhoto', productPhoto);
  if (batch) body.set('batch', batch);
  if (batchPhoto) {
    body.set('batchPhoto', batchPhoto.id);
    body.set('batchPhotos', `${batchPhoto.photos}`);
  }
  if (prompt) body.set('prompt', prompt);
  if (options) body.set('options', JSON.stringify(options));
  return body;
}

export async function createGeneration(
  send: typeof fetch,
  origin: string,
  request: GenerationRequest,
): Promise<Generation> {
  const answer = await send(`${origin}/api/generations`, {
    method: 'POST',
    body: formOf(request),
    headers: { 'idempotency-key': request.idempotencyKey },
  });
  return (await answer.json()) as Generation;
}

export async function permitOrders(
  send: typeof fetch,
  origin: string,
  batch: string,
  requests: readonly GenerationRequest[],
): Promise<ReadyOrder[]> {
  const answer = await send(`${origin}/api/batches/${batch}/permits`, {
    method: 'POST',
    body: JSON.stringify({ keys: requests.map(({ idempotencyKey }) => idempotencyKey) }),
    headers: { 'content-type': 'application/json' },
  });
  const { permits } = (await answer.json()) as OrderPermits;
  const permitOf = new Map(permits.map(({ key, permit }) => [key, permit]));
  return requests.map((request) => ({
    key: request.idempotencyKey,
    address: `/api/batches/${batch}/orders`,
    headers: {
      'idempotency-key': request.idempotencyKey,
      'x-order-permit': permitOf.get(request.idempotencyKey) ?? '',
    },
    fields: [...formOf({ ...request, images: [], batch: undefined })].map(
      ([name, value]) => [name, String(value)] as const,
    ),
  }));
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
