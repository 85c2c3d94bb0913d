import { randomUUID } from 'node:crypto';
import type { Caller } from './world.ts';

export interface PictureRequest {
  key?: string;
  operation?: string;
  color?: string;
  prompt?: string;
}

/** Requests a picture of a photo, as the page does. */
export function requestPicture(
  { call }: Pick<Caller, 'call'>,
  photo: Buffer | string,
  { key = randomUUID(), operation = 'change_background', color = '#12ABEF', prompt }: PictureRequest = {},
): Promise<Response> {
  const body = new FormData();
  body.set('operation', operation);
  if (prompt) body.set('prompt', prompt);
  if (operation === 'change_background')
    body.set('options', JSON.stringify({ backgroundType: 'color', backgroundColor: color }));
  const bytes = typeof photo === 'string' ? photo : new Uint8Array(photo);
  body.append('images', new File([bytes], 'foto.jpg', { type: 'image/jpeg' }));
  return call('/api/generations', { method: 'POST', headers: { 'idempotency-key': key }, body });
}

/** The code of an error, or the status of an answer that is none. */
export async function outcomeOf(answer: Response): Promise<string> {
  const body = await answer.json().catch(() => null);
  return body?.error?.code ? `${answer.status} ${body.error.code}` : String(answer.status);
}
