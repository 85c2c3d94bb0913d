import { bffClient, largePhoto } from '../host/bff-client.ts';
import { createSeller } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

// Requests at the same time, and with the same key, are among the checks of `attacks.spec.ts`.

test('a power cut during a generation returns its credit, and an acknowledged picture survives it', {
  tag: '@long',
}, async ({ startServer }) => {
  const before = await startServer();
  const seller = await createSeller(before.url);
  const ana = await bffClient(before.url, seller);
  const { imageId } = await (await ana.changeBackground()).json();
  const cut = ana.changeBackground({ photo: await largePhoto() }).catch(() => null);
  await expect.poll(() => ana.credits(), { intervals: [20] }).toBe(3);
  await before.kill();
  expect(await cut).toBeNull();

  const after = await startServer({ dataDir: before.dataDir });
  const again = await bffClient(after.url, seller);
  expect(await again.credits()).toBe(4);
  const { images } = await (await again.get('/api/images')).json();
  expect(images.map((image: { id: string }) => image.id)).toEqual([imageId]);
  const picture = await fetch(new URL(images[0].imageUrl, after.url));
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await again.changeBackground()).status).toBe(200);
});

test('a generation continues when the browser disconnects', { tag: '@long' }, async ({ server }) => {
  const ana = await bffClient(server.url, await createSeller(server.url));
  const leaving = new AbortController();
  const left = ana
    .changeBackground({ photo: await largePhoto(), signal: leaving.signal })
    .catch((error: Error) => error.name);
  await expect.poll(() => ana.credits(), { intervals: [20] }).toBe(4);
  leaving.abort();
  expect(await left).toBe('AbortError');
  await expect.poll(async () => (await (await ana.get('/api/images')).json()).total).toBe(1);
  expect(await ana.credits()).toBe(4);
});
