import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ana, bia } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { makeGeneration } from '../generation/make-generation.ts';
import { restoreProduct } from './restore-product.ts';

async function photo() {
  return new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'foto.jpg');
}

/** A finished scene that a model drew, and how faithful its product stayed. */
async function scene({ preserved = false, restorable = true } = {}) {
  const services = createTestServices();
  const { changeBackgroundColor } = services.provider;
  services.provider.changeBackgroundColor = async (input) => ({
    ...(await changeBackgroundColor(input)),
    product: { score: 0.5, preserved, restorable },
  });
  const { imageId } = await makeGeneration(services, ana, {
    idempotencyKey: randomUUID(),
    operation: 'context_edit',
    images: [await photo()],
    prompt: 'na praia',
    options: {},
  });
  return { services, imageId: imageId ?? '' };
}

const asked = async () => ({ idempotencyKey: randomUUID(), photo: await photo() });

test("the photo's own product comes back as a new version, free of charge and once for one key", async () => {
  const { services, imageId } = await scene();
  const request = await asked();
  const version = await restoreProduct(services, ana, imageId, request);
  expect(version.id).not.toBe(imageId);
  expect(await services.library.find(ana, version.id)).toMatchObject({ productPreserved: true });
  expect(services.project.credits.get(ana.userId)).toBe(4);
  expect(await services.library.page(ana, { page: 1, pageSize: 24 })).toMatchObject({ total: 1 });
});

test.each([
  ['stayed', { preserved: true }],
  ['is in another pose', { restorable: false }],
])('a picture whose product %s is left alone', async (_what, product) => {
  const { services, imageId } = await scene(product);
  const refused = restoreProduct(services, ana, imageId, await asked());
  await expect(refused).rejects.toMatchObject({ code: 'product_not_restorable' });
});

test('an engine that cannot place the product leaves the picture as it is', async () => {
  const { services, imageId } = await scene();
  services.cutOutRepairer = { ...services.cutOutRepairer, restoreProduct: async () => null };
  const refused = restoreProduct(services, ana, imageId, await asked());
  await expect(refused).rejects.toMatchObject({ code: 'product_not_restorable' });
  expect(await services.library.find(ana, imageId)).toMatchObject({ productPreserved: false });
});

test("another user's picture, and a request without a photo, are refused", async () => {
  const { services, imageId } = await scene();
  const request = await asked();
  await expect(restoreProduct(services, bia, imageId, request)).rejects.toMatchObject({ code: 'not_found' });
  const bare = { ...request, photo: undefined };
  await expect(restoreProduct(services, ana, imageId, bare)).rejects.toMatchObject({ code: 'image_missing' });
});
