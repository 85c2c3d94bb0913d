import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ImageHistory } from '../../../contract/image-history.ts';
import type { ImageRecord } from '../../ports/image-library.ts';
import { errorOf, read } from '../../testing/read-answer.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestServices } from '../../testing/test-services.ts';
import { ruleDateOf } from './rule-date.ts';

const ready = {
  ...{ channel: 'shopee', verdict: 'ready', reasons: [] },
  file: { width: 1200, height: 1200, bytes: 214_000 },
};
const unfit = { channel: 'americanas', verdict: 'unfit', reasons: ['white'], file: null };

const imageId = randomUUID();
const picture: ImageRecord = {
  ...{ id: imageId, userId: ana.userId, path: `${ana.userId}/foto.png`, prompt: null, name: null },
  ...{ operation: 'change_background', width: 8, height: 8, dominantColor: '#aabbcc', cutOut: null },
  ...{ sourceType: null, productPreserved: null, productRestorable: false, undrawn: [], productId: null },
  ...{ returnable: false, favorite: false, createdAt: '2026-11-28T10:00:00.000Z' },
};

function open() {
  const services = createTestServices();
  services.project.images.set(imageId, picture);
  const { as } = createTestApp({ services });
  const note = (copies: object[], change: { user?: typeof ana; body?: object } = {}) =>
    as(change.user ?? ana, '/api/preparations', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ act: randomUUID(), way: 'zip', pictures: [{ imageId, copies }] },
        ...change.body,
      }),
    });
  const history = async () =>
    (await read(ImageHistory, as(ana, `/api/images/${imageId}/history`))).nodes.at(-1)?.preparations;
  return { services, note, history };
}

test('the history says what was taken, with the day of the rules that count now', async () => {
  const { services, note, history } = open();
  expect((await note([unfit, ready])).status).toBe(204);
  expect(await history()).toMatchObject([
    {
      way: 'zip',
      copies: [
        { ...ready, outdated: false },
        { ...unfit, outdated: false },
      ],
    },
  ]);
  const [press] = services.project.prepared.get(imageId) ?? [];
  expect(press?.copies.map(({ ruleDate }) => ruleDate)).toEqual([
    ruleDateOf('americanas'),
    ruleDateOf('shopee'),
  ]);
});

test("another user's picture is not found", async () => {
  const { note, history } = open();
  const refused = await note([ready], { user: bia });
  expect(refused.status).toBe(404);
  expect(await errorOf(refused)).toMatchObject({ code: 'not_found' });
  expect(await history()).toEqual([]);
});

test.each([
  ['words for reasons', [{ ...ready, reasons: ['O fundo não é branco'] }]],
  ['another channel', [{ ...ready, channel: 'feira' }]],
  ['another verdict', [{ ...ready, verdict: 'perfect' }]],
  ['a file of what could not be made', [{ ...unfit, file: ready.file }]],
  ['no file of what was made', [{ ...ready, file: null }]],
  ['no pixels', [{ ...ready, file: { ...ready.file, width: 0 } }]],
  ['no copy', []],
])('%s are refused', async (_what, copies) => {
  const { note, history } = open();
  expect((await note(copies)).status).toBe(400);
  expect(await history()).toEqual([]);
});

test('200 pictures for all channels fit in one request, and more are refused', async () => {
  const { note } = open();
  const reasons = ['format', 'transparency', 'ratio', 'mostBytes', 'white', 'fill', 'enlargement', 'cutOut'];
  const copies = Array.from({ length: 7 }, () => ({ ...ready, channel: 'google_shopping', reasons }));
  const pictures = Array.from({ length: 200 }, () => ({ imageId, copies }));
  expect((await note([], { body: { pictures } })).status).toBe(204);
  expect((await note([], { body: { pictures: [...pictures, { imageId, copies }] } })).status).toBe(400);
});
