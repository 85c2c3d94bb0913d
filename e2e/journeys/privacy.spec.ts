import { bffClient } from '../host/bff-client.ts';
import { createSeller } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test("another user can neither see nor delete a seller's picture, by any address", { tag: '@long' }, async ({
  server,
}) => {
  const ana = await bffClient(server.url, await createSeller(server.url));
  const bia = await bffClient(server.url, await createSeller(server.url));
  const { imageId } = await (await ana.changeBackground()).json();
  const { images } = await (await ana.get('/api/images')).json();
  const address: string = images[0].imageUrl;

  expect((await (await bia.get('/api/images')).json()).total).toBe(0);
  expect((await (await bia.get('/api/generations/recent')).json()).generations).toEqual([]);
  expect((await bia.delete(`/api/images/${imageId}`)).status).toBe(404);

  const unsigned = new URL(address, server.url);
  unsigned.searchParams.delete('signature');
  const forged = new URL(address, server.url);
  forged.searchParams.set('expires', String(Number(forged.searchParams.get('expires')) + 3600));
  const other = new URL(address, server.url);
  other.pathname = other.pathname.replace(imageId, crypto.randomUUID());
  for (const attempt of [unsigned, forged, other]) {
    const answer = await fetch(attempt, { headers: { authorization: `Bearer ${bia.token}` } });
    expect(answer.status, String(attempt)).toBeGreaterThanOrEqual(400);
    expect(answer.headers.get('content-type')).not.toContain('image/');
  }

  // The database and the storage are behind the BFF: none of their addresses is reachable from outside.
  for (const path of ['/rest/v1/user_images?select=*', '/storage/v1/object/list/imagens', '/_system/info']) {
    const answer = await fetch(server.url + path, { headers: { authorization: `Bearer ${bia.token}` } });
    expect(await answer.text(), path).not.toContain(imageId);
  }
  expect((await (await ana.get('/api/images')).json()).total).toBe(1);
});

test('the BFF answers no request without a session', async ({ server }) => {
  for (const path of ['/api/credits', '/api/images', '/api/profile', '/api/generations/recent']) {
    const answer = await fetch(server.url + path);
    expect(answer.status, path).toBe(401);
    expect((await answer.json()).error.code).toBe('not_authenticated');
  }
});
