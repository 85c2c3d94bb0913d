import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ana, bia } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { makeGeneration } from '../generation/make-generation.ts';
import { deleteImage } from '../library/delete-image.ts';
import { findOtherCutOuts } from './find-other-cut-outs.ts';
import { readCutOut } from './read-cut-out.ts';
import { repairImage } from './repair-image.ts';
import { restoreImage } from './restore-image.ts';
import { retryCutOut } from './retry-cut-out.ts';

async function cutOut(operation: 'remove_background' | 'add_text' = 'remove_background') {
  const services = createTestServices();
  const trust = { confidence: 0.4, doubtful: true };
  const { changeBackgroundColor } = services.provider;
  services.provider.changeBackgroundColor = async (input) => ({
    ...(await changeBackgroundColor(input)),
    trust,
  });
  const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'foto.jpg');
  const made = await makeGeneration(services, ana, {
    idempotencyKey: randomUUID(),
    operation,
    images: [photo],
    prompt: 'Oferta',
    options: {},
  });
  return { services, made, imageId: made.imageId ?? '' };
}

const request = (change: object = {}) => ({
  idempotencyKey: randomUUID(),
  strokes: [{ side: 'keep' as const, radius: 0.05, points: [0.5, 0.5], follows: true }],
  edge: 'soft' as const,
  mask: undefined,
  ...change,
});

describe('a repaired cut-out', () => {
  test('is a new version, free of charge, kept, and no longer doubtful', async () => {
    const { services, made, imageId } = await cutOut();
    expect(made).toMatchObject({ repairable: true, returnable: true, cutOutDoubtful: true });
    const repaired = await repairImage(services, ana, imageId, request());
    expect(repaired).toMatchObject({
      repaired: true,
      returnable: false,
      cutOutDoubtful: false,
      repairable: true,
      cutOutGround: null,
    });
    expect(repaired.id).not.toBe(imageId);
    expect(services.project.credits.get(ana.userId)).toBe(4);
    expect(await services.library.page(ana, { page: 1, pageSize: 24 })).toMatchObject({ total: 1 });
  });

  test('is made once for one key, and a repeated call leaves no file behind', async () => {
    const { services, imageId } = await cutOut();
    const asked = request();
    const first = await repairImage(services, ana, imageId, asked);
    const files = [...services.project.files.keys()];
    expect(await repairImage(services, ana, first.id, asked)).toMatchObject({ id: first.id });
    expect([...services.project.files.keys()]).toEqual(files);
  });

  test('gives way to the version before it, whose photo stays', async () => {
    const { services, imageId } = await cutOut();
    const repaired = await repairImage(services, ana, imageId, request());
    expect(await restoreImage(services, ana, repaired.id)).toMatchObject({ id: imageId, repaired: false });
    expect((await readCutOut(services, ana, imageId, 'photo')).length).toBeGreaterThan(0);
    await expect(restoreImage(services, ana, imageId)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('belongs to its owner only, and needs the photo of a cut-out', async () => {
    const { services, imageId } = await cutOut();
    await expect(repairImage(services, bia, imageId, request())).rejects.toMatchObject({ code: 'not_found' });
    await expect(readCutOut(services, bia, imageId, 'mask')).rejects.toMatchObject({ code: 'not_found' });
    const text = await cutOut('add_text');
    expect(text.made.repairable).toBe(false);
    const refused = repairImage(text.services, ana, text.imageId, request());
    await expect(refused).rejects.toMatchObject({ code: 'not_repairable' });
  });

  test('a failed repair keeps the picture as it was', async () => {
    const { services, imageId } = await cutOut();
    services.cutOutRepairer.repair = () => Promise.reject(new Error('no memory'));
    await expect(repairImage(services, ana, imageId, request())).rejects.toMatchObject({
      code: 'repair_failed',
    });
    expect(await services.library.find(ana, imageId)).toMatchObject({ returnable: true });
  });
});

describe('a cut-out that the user dislikes', () => {
  test('is made once more for free, however often it is requested at the same time', async () => {
    const { services, imageId } = await cutOut();
    const asked = await Promise.allSettled([1, 2, 3].map(() => retryCutOut(services, ana, imageId)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { images } = await services.library.page(ana, { page: 1, pageSize: 24 });
    expect(images).toMatchObject([{ returnable: true }]);
    const again = retryCutOut(services, ana, images[0]?.id ?? '');
    await expect(again).rejects.toMatchObject({ code: 'retry_used' });
    expect(services.project.credits.get(ana.userId)).toBe(4);
  });

  test('keeps its free retry where the engine has no other result, or fails', async () => {
    const { services, imageId } = await cutOut();
    services.cutOutRepairer.cutOtherwise = async () => null;
    await expect(retryCutOut(services, ana, imageId)).rejects.toMatchObject({ code: 'no_other_cut_out' });
    services.cutOutRepairer.cutOtherwise = () => Promise.reject(new Error('no memory'));
    await expect(retryCutOut(services, ana, imageId)).rejects.toMatchObject({ code: 'repair_failed' });
    services.cutOutRepairer.cutOtherwise = createTestServices().cutOutRepairer.cutOtherwise;
    expect((await retryCutOut(services, ana, imageId)).id).not.toBe(imageId);
  });
});

describe('other cut-outs of the photo', () => {
  const { signal } = new AbortController();

  test('are offered free of charge; a failure to look for them says so', async () => {
    const { services, imageId } = await cutOut();
    const [mask = ''] = await findOtherCutOuts(services, ana, imageId, signal);
    expect(mask).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(services.project.credits.get(ana.userId)).toBe(4);
    const asked = findOtherCutOuts(services, bia, imageId, signal);
    await expect(asked).rejects.toMatchObject({ code: 'not_found' });
    services.cutOutRepairer.otherCutOuts = () => Promise.reject(new Error('no memory'));
    const failed = findOtherCutOuts(services, ana, imageId, signal);
    await expect(failed).rejects.toMatchObject({ code: 'repair_failed' });
  });

  test('are no longer looked for once their user has left, neither before their turn nor during it', async () => {
    const { services, imageId } = await cutOut();
    const leaving = new AbortController();
    let looked = 0;
    services.cutOutRepairer.otherCutOuts = ({ signal: ended }) => {
      looked++;
      return new Promise((_, reject) => {
        ended.addEventListener('abort', () => reject(ended.reason), { once: true });
      });
    };
    const during = findOtherCutOuts(services, ana, imageId, leaving.signal);
    await expect.poll(() => looked).toBe(1);
    leaving.abort();
    await expect(during).rejects.toMatchObject({ code: 'repair_failed' });
    const before = findOtherCutOuts(services, ana, imageId, leaving.signal);
    await expect(before).rejects.toMatchObject({ code: 'repair_failed' });
    expect(looked).toBe(1);
  });
});

test('deleting a cut-out that was never kept gives its credit back and deletes its photo', async () => {
  const { services, imageId } = await cutOut();
  expect([...services.project.files.keys()]).toHaveLength(2);
  await deleteImage(services, ana, imageId);
  expect(services.project.credits.get(ana.userId)).toBe(5);
  expect([...services.project.files.keys()]).toEqual([]);
});
