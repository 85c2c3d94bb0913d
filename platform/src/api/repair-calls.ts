import type { LibraryImage, RepairEdge, RepairStroke } from 'bff/contract';

/** What `POST /api/images/{id}/repair` takes. `idempotencyKey` is made once for one press of a button. */
export interface RepairRequest {
  strokes: readonly RepairStroke[];
  edge: RepairEdge;
  /** A mask that was brought, white where the product is. */
  mask?: Blob | undefined;
  idempotencyKey: string;
}

/** What is read of a cut-out to repair it. */
export type CutOutPart = 'photo' | 'mask' | 'others';

export async function readCutOutPart(
  send: typeof fetch,
  origin: string,
  { id, part }: { id: string; part: CutOutPart },
  signal?: AbortSignal,
): Promise<Blob> {
  const answer = await send(`${origin}/api/images/${id}/cut-out/${part}`, signal ? { signal } : {});
  return answer.blob();
}

export async function repairImage(
  send: typeof fetch,
  origin: string,
  id: string,
  { strokes, edge, mask, idempotencyKey }: RepairRequest,
): Promise<LibraryImage> {
  const body = new FormData();
  body.set('strokes', JSON.stringify(strokes));
  body.set('edge', edge);
  if (mask) body.set('mask', mask, 'mascara.png');
  const answer = await send(`${origin}/api/images/${id}/repair`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': idempotencyKey },
  });
  return (await answer.json()) as LibraryImage;
}

export async function restoreProduct(
  send: typeof fetch,
  origin: string,
  id: string,
  { photo, idempotencyKey }: { photo: File; idempotencyKey: string },
): Promise<LibraryImage> {
  const body = new FormData();
  body.set('image', photo, photo.name);
  const answer = await send(`${origin}/api/images/${id}/product`, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': idempotencyKey },
  });
  return (await answer.json()) as LibraryImage;
}
