import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accessToken, type Seller } from './seller.ts';

/** Where a fixture photo lies on disk. */
export function photoPath(name: string): string {
  return fileURLToPath(new URL(`../../bff/fixtures/photos/${name}`, import.meta.url));
}

/** The BFF as one person, for promises that no screen can show, such as fifty requests at once. */
export interface BffClient {
  token: string;
  get(path: string): Promise<Response>;
  delete(path: string): Promise<Response>;
  credits(): Promise<number>;
  /** Puts the photo before a colour; a new key unless one is given. */
  changeBackground(options?: { key?: string; photo?: string; color?: string }): Promise<Response>;
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
    changeBackground: ({ key = randomUUID(), photo = 'apple.jpg', color = '12ABEF' } = {}) => {
      const body = new FormData();
      body.set('operation', 'change_background');
      body.append('images', new File([readFileSync(photoPath(photo))], photo, { type: 'image/jpeg' }));
      body.set('options', JSON.stringify({ backgroundType: 'color', backgroundColor: color }));
      return fetch(`${url}/api/generations`, {
        method: 'POST',
        body,
        headers: { ...headers, 'idempotency-key': key },
      });
    },
  };
}
