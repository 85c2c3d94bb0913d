import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { NEW_BRAND } from '../../../contract/browser/brand/index.ts';
import type { GenerationOptions } from '../../../contract/generations.ts';
import { ana } from '../../testing/test-accounts.ts';
import { solidPicture } from '../../testing/test-providers.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { replaceLogo } from '../brand-kit/change-logo.ts';
import { saveBrandKit } from '../brand-kit/save-brand-kit.ts';
import { makeGeneration } from '../generation/make-generation.ts';
import { deleteImage } from '../library/delete-image.ts';
import { findOtherCutOuts } from './find-other-cut-outs.ts';
import { readCutOut } from './read-cut-out.ts';
import { repairImage } from './repair-image.ts';
import { restoreImage } from './restore-image.ts';
import { retryCutOut } from './retry-cut-out.ts';

const mask = await solidPicture('#ffffff').png().toBuffer();
const style = { backgroundColor: 'FFEEDD', margin: 'medium', shadow: false } as const;
const ground = { color: '#FFEEDD', margin: 'medium', shadow: false };

async function onColor({
  options = {},
  knowsCutOut = true,
}: {
  options?: GenerationOptions;
  knowsCutOut?: boolean;
} = {}) {
  const services = createTestServices();
  const { changeBackgroundColor } = services.provider;
  services.provider.changeBackgroundColor = async (input) => ({
    ...(await changeBackgroundColor(input)),
    trust: { confidence: 0.4, doubtful: true },
    mask: knowsCutOut ? mask : undefined,
  });
  const photo = new File([new Uint8Array(await solidPicture().jpeg().toBuffer())], 'foto.jpg');
  const made = await makeGeneration(services, ana, {
    idempotencyKey: randomUUID(),
    operation: 'change_background',
    images: [photo],
    prompt: null,
    options: { ...style, ...options },
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

/** What the repairer was asked to lay the cut-out on, and which cut-out that was. */
function watchRepairer({ cutOutRepairer }: ReturnType<typeof createTestServices>) {
  const asked: { ground: unknown; cutOut: Buffer }[] = [];
  const { repair } = cutOutRepairer;
  cutOutRepairer.repair = (input) => {
    asked.push(input);
    return repair(input);
  };
  return asked;
}

describe('a picture on a colour whose cut-out is in doubt', () => {
  test('can be repaired: photo and mask lie beside it', async () => {
    const { services, made, imageId } = await onColor();
    expect(made).toMatchObject({ repairable: true, returnable: true, cutOutDoubtful: true });
    expect([...services.project.files.keys()]).toHaveLength(3);
    expect(await readCutOut(services, ana, imageId, 'mask')).toEqual(mask);
    expect((await readCutOut(services, ana, imageId, 'photo')).length).toBeGreaterThan(0);
  });

  test('is laid on the same colour with the same margin and shadow, as a free version of the same operation that is kept', async () => {
    const { services, imageId } = await onColor();
    const asked = watchRepairer(services);
    const repaired = await repairImage(services, ana, imageId, request());
    expect(asked).toMatchObject([{ ground, cutOut: mask }]);
    expect(repaired).toMatchObject({
      operation: 'change_background',
      ...{ repaired: true, returnable: false, cutOutDoubtful: false, repairable: true },
      cutOutGround: '#FFEEDD',
    });
    expect(services.project.credits.get(ana.userId)).toBe(4);
  });

  test('is repaired again from its repaired cut-out, and gives way to the version before it', async () => {
    const { services, imageId } = await onColor();
    const asked = watchRepairer(services);
    const first = await repairImage(services, ana, imageId, request());
    const second = await repairImage(services, ana, first.id, request());
    expect(asked[1]?.cutOut).not.toEqual(mask);
    expect(await restoreImage(services, ana, second.id)).toMatchObject({ id: first.id, repaired: true });
    expect(await restoreImage(services, ana, first.id)).toMatchObject({ id: imageId, repaired: false });
    expect(await readCutOut(services, ana, imageId, 'mask')).toEqual(mask);
  });

  test('has other cut-outs to choose from, looked for in the photo and beside the cut-out that the colour hides', async () => {
    const { services, imageId } = await onColor();
    const asked: { photo: Buffer; cutOut: Buffer }[] = [];
    const { otherCutOuts } = services.cutOutRepairer;
    services.cutOutRepairer.otherCutOuts = (input) => {
      asked.push(input);
      return otherCutOuts(input);
    };
    const masks = await findOtherCutOuts(services, ana, imageId, new AbortController().signal);
    expect(masks).toEqual([expect.stringMatching(/^data:image\/png;base64,iVBOR/)]);
    const photo = await readCutOut(services, ana, imageId, 'photo');
    expect(asked).toMatchObject([{ photo, cutOut: mask }]);
    expect(services.project.credits.get(ana.userId)).toBe(4);
  });

  test('takes a mask that the user brought', async () => {
    const { services, imageId } = await onColor();
    const asked = watchRepairer(services);
    const brought = await solidPicture('#123456').png().toBuffer();
    await repairImage(
      services,
      ana,
      imageId,
      request({ mask: new File([new Uint8Array(brought)], 'm.png') }),
    );
    expect(asked[0]?.cutOut).toEqual(brought);
  });

  test('carries the shop’s logo again where it was ordered with one', async () => {
    const { services, imageId } = await onColor({ options: { brand: true } });
    const placed: Buffer[] = [];
    await saveBrandKit(services, ana, { ...NEW_BRAND, logoCorner: 'top_left' });
    await replaceLogo(services, ana, new File([new Uint8Array(mask)], 'logo.png'));
    services.logoPlacer.placeLogo = async ({ picture }) => {
      placed.push(picture);
      return picture;
    };
    await repairImage(services, ana, imageId, request());
    expect(placed).toHaveLength(1);
  });

  test('is made once more on the same colour where the user dislikes it', async () => {
    const { services, imageId } = await onColor();
    const { cutOtherwise } = services.cutOutRepairer;
    const grounds: unknown[] = [];
    services.cutOutRepairer.cutOtherwise = (input) => {
      grounds.push(input.ground);
      return cutOtherwise(input);
    };
    const other = await retryCutOut(services, ana, imageId);
    expect(grounds).toMatchObject([ground]);
    expect(other).toMatchObject({ operation: 'change_background', repairable: true });
    expect(await readCutOut(services, ana, other.id, 'mask')).not.toEqual(mask);
  });

  test('leaves no file behind once it is deleted', async () => {
    const { services, imageId } = await onColor();
    const repaired = await repairImage(services, ana, imageId, request());
    await restoreImage(services, ana, repaired.id);
    await deleteImage(services, ana, imageId);
    expect([...services.project.files.keys()]).toEqual([]);
  });
});

test('a picture on a colour whose provider does not tell the cut-out is kept without its photo, and cannot be repaired', async () => {
  const { services, made, imageId } = await onColor({ knowsCutOut: false });
  expect(made.repairable).toBe(false);
  expect([...services.project.files.keys()]).toHaveLength(1);
  await expect(repairImage(services, ana, imageId, request())).rejects.toMatchObject({
    code: 'not_repairable',
  });
});
