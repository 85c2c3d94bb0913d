import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { accessToken, type Seller } from './seller.ts';
import { smallPhoto } from './small-photos.ts';

/** The path of a fixture photo. */
export function photoPath(name: string): string {
  return fileURLToPath(new URL(`../../image-engine/fixtures/photos/${name}`, import.meta.url));
}

/** The request that sets a photo on a plain colour. */
async function backgroundForm(photo: Buffer, color: string): Promise<FormData> {
  const body = new FormData();
  body.set('operation', 'change_background');
  body.append('images', new File([new Uint8Array(photo)], 'foto.jpg', { type: 'image/jpeg' }));
  body.set('options', JSON.stringify({ backgroundType: 'color', backgroundColor: color }));
  return body;
}

/** The same apple at 2048 pixels: enough work for a test to interrupt it. */
export function largePhoto(): Promise<Buffer> {
  return sharp(photoPath('apple.jpg')).resize(2048).jpeg().toBuffer();
}

/** The BFF as one user calls it, for promises that no screen can show, such as fifty requests at once. */
export interface BffClient {
  token: string;
  get(path: string): Promise<Response>;
  delete(path: string): Promise<Response>;
  credits(): Promise<number>;
  /** Sets the photo on a plain colour, under a new idempotency key unless one is given. */
  changeBackground(options?: {
    key?: string;
    photo?: Buffer;
    color?: string;
    signal?: AbortSignal;
  }): Promise<Response>;
}

export async function bffClient(url: string, seller: Seller): Promise<BffClient> {
  const token = await accessToken(url, seller);
  const headers = { authorization: `Bearer ${token}` };
  const get = (path: string) => fetch(url + path, { headers });
  return {
    token,
    get,
    delete: (path) => fetch(url + path, { method: 'DELETE', headers }),
    credits: async () => (await (await get('/api/credits')).json()).creditsRemaining,
    changeBackground: async ({
      key = randomUUID(),
      photo = readFileSync(smallPhoto('apple.jpg')),
      color = '12ABEF',
      signal,
    } = {}) =>
      fetch(`${url}/api/generations`, {
        method: 'POST',
        body: await backgroundForm(photo, color),
        headers: { ...headers, 'idempotency-key': key },
        ...(signal ? { signal } : {}),
      }),
  };
}
