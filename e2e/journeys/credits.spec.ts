import { randomUUID } from 'node:crypto';
import { bffClient, largePhoto } from '../host/bff-client.ts';
import { createSeller } from '../host/seller.ts';
import { expect, test } from '../host/test.ts';

test('50 generations at once with 5 credits give exactly 5 pictures and a balance of 0', async ({
  server,
}) => {
  const ana = await bffClient(server.url, await createSeller(server.url));
  const answers = await Promise.all(Array.from({ length: 50 }, () => ana.changeBackground()));
  const statuses = answers.map((answer) => answer.status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.filter((status) => status === 402)).toHaveLength(19);
  // More than 24 do not even wait.
  expect(statuses.filter((status) => status === 429)).toHaveLength(26);
  expect(await ana.credits()).toBe(0);
  expect((await (await ana.get('/api/images')).json()).total).toBe(5);
});

test('two requests with the same key charge once, even when they run at the same time', async ({
  server,
}) => {
  const ana = await bffClient(server.url, await createSeller(server.url));
  const key = randomUUID();
  const [first, second] = await Promise.all([ana.changeBackground({ key }), ana.changeBackground({ key })]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await first.json()).imageId).toBe((await second.json()).imageId);
  const replay = await ana.changeBackground({ key });
  expect(replay.status).toBe(200);
  expect(await ana.credits()).toBe(4);
  const reused = await ana.changeBackground({ key, color: '000000' });
  expect(reused.status).toBe(409);
});

test('a power cut during a generation returns its credit, and an acknowledged picture survives it', async ({
  startServer,
}) => {
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

test('a generation continues when the browser disconnects', async ({ server }) => {
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
