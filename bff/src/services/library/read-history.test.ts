import { expect, test } from 'vitest';
import type { HistoricImage, ImageRecord } from '../../ports/image-library.ts';
import type { PreparationRecord } from '../../ports/picture-preparations.ts';
import { ana } from '../../testing/test-accounts.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { ruleDateOf } from '../channels/rule-date.ts';
import { readHistory } from './read-history.ts';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

function made(index: number, change: Partial<HistoricImage> = {}, image: Partial<ImageRecord> = {}) {
  const id = idOf(index);
  const record: ImageRecord = {
    ...{ id, userId: ana.userId, path: `${ana.userId}/${id}.png`, prompt: null, name: null },
    ...{ operation: 'change_background', width: 8, height: 8, dominantColor: '#aabbcc', cutOut: null },
    ...{ sourceType: 'algorithmicallyEnhanced', productPreserved: null, productRestorable: false },
    ...{ undrawn: [], productId: null, returnable: false, favorite: false },
    createdAt: `2026-11-28T10:0${index}:00.000Z`,
    ...image,
  };
  const origin = { versionKey: null, versionOf: null, madeFrom: null };
  return {
    image: record,
    family: id,
    ...origin,
    options: null,
    photos: 1,
    productPhoto: null,
    credits: 1,
    preparations: [],
    ...change,
  } satisfies HistoricImage;
}

async function nodesOf(...images: HistoricImage[]) {
  const services = createTestServices();
  services.library.history = async () => ({ images, truncated: false });
  return (await readHistory(services, ana, idOf(1))).nodes;
}
const cutOut = {
  operation: 'remove_background' as const,
  cutOut: { doubtful: false, repaired: false, photo: `${ana.userId}/foto.jpg`, ground: null },
};

test('the photo beside a cut-out comes first, and free versions hang on what they were made of', async () => {
  const family = idOf(4);
  const nodes = await nodesOf(
    made(1, { family }, cutOut),
    made(2, { family, versionKey: 'a', credits: 0 }, cutOut),
    made(3, { family, versionKey: 'retry:b', versionOf: idOf(1), credits: 0 }, cutOut),
    made(4, { family, versionKey: 'c', versionOf: idOf(9), credits: 0 }, cutOut),
    made(5, { madeFrom: idOf(2), options: { backgroundColor: 'FFFFFF' } }),
    made(6, { versionKey: 'd', credits: 0, family: idOf(6) }),
  );
  const photo = `foto-${idOf(1)}`;
  expect(nodes.map(({ id, parentId, kind, present, cost }) => [id, parentId, kind, present, cost])).toEqual([
    [photo, null, 'original', true, null],
    [idOf(1), photo, 'remove_background', false, 1],
    // Nobody noted its parent: it is the version before.
    [idOf(2), idOf(1), 'repair', false, 0],
    [idOf(3), idOf(1), 'retry', false, 0],
    // Its parent was taken away.
    [idOf(4), idOf(3), 'repair', true, 0],
    [idOf(5), idOf(2), 'change_background', true, 1],
    [idOf(6), null, 'product', true, 0],
  ]);
  expect(nodes[0]).toMatchObject({
    image: null,
    thumbnailUrl: expect.stringContaining('variant=photo_thumbnail'),
  });
  expect(nodes[5]).toMatchObject({ options: { backgroundColor: 'FFFFFF' }, image: { id: idOf(5) } });
});

test('the repair of a cut-out on a colour is a repair, and no other product', async () => {
  const onColor = {
    operation: 'change_background' as const,
    cutOut: { ...cutOut.cutOut, ground: { mask: `${ana.userId}/recorte.png`, color: '#FFFFFF' } },
  };
  const family = idOf(2);
  const nodes = await nodesOf(
    made(1, { family }, onColor),
    made(2, { family, versionKey: 'a', credits: 0 }, onColor),
  );
  expect(nodes.map(({ kind }) => kind)).toEqual(['original', 'change_background', 'repair']);
});

test('a picture says that what it was made of is deleted; one made of another shows no photo of its own', async () => {
  const nodes = await nodesOf(
    made(1, { madeFrom: idOf(9) }, cutOut),
    made(2, { madeFrom: idOf(1) }, cutOut),
    made(3),
  );
  expect(nodes).toMatchObject([
    { id: idOf(1), parentId: null, parentDeleted: true },
    { id: idOf(2), parentId: idOf(1), parentDeleted: false },
    { id: idOf(3), parentId: null, parentDeleted: false },
  ]);
});

test('rows that name each other, or themselves, still make a tree', async () => {
  const nodes = await nodesOf(
    made(1, { madeFrom: idOf(2) }),
    made(2, { madeFrom: idOf(1) }),
    made(3, { madeFrom: idOf(3) }),
  );
  expect(nodes.map(({ parentId, parentDeleted }) => [parentId, parentDeleted])).toEqual([
    [null, false],
    [idOf(1), false],
    [null, false],
  ]);
});

test('what was taken of a version for channels hangs on it, and says whose rules were read anew since', async () => {
  const copy = { verdict: 'ready', reasons: [], file: { width: 1200, height: 1200, bytes: 9 } } as const;
  const today = ruleDateOf('shopee');
  const press = { act: idOf(7), way: 'zip', createdAt: '2026-11-28T10:20:00.000Z' } as const;
  const copies: PreparationRecord['copies'] = [
    { ...copy, reasons: [], channel: 'shopee', ruleDate: today },
    { ...copy, reasons: [], channel: 'mercado_livre', ruleDate: '2026-01-01' },
  ];
  const [photo, node] = await nodesOf(made(1, { preparations: [{ ...press, copies }] }, cutOut));
  expect(photo?.preparations).toEqual([]);
  expect(node?.preparations).toEqual([
    {
      ...press,
      // In the order of the dialog.
      copies: [
        { ...copy, channel: 'mercado_livre', outdated: true },
        { ...copy, channel: 'shopee', outdated: false },
      ],
    },
  ]);
});
