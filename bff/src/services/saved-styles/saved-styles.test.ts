import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST_SAVED_STYLES } from '../../../contract/browser/limits.ts';
import { ErrorBody } from '../../../contract/errors.ts';
import { SavedStyle, SavedStyles } from '../../../contract/saved-styles.ts';
import { read } from '../../testing/read-answer.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestApp } from '../../testing/test-app.ts';

const sand = { type: 'color', color: '#f3e9dc', margin: 'medium', shadow: true, brand: false };
const table = { type: 'prompt', description: 'mesa de madeira clara', brand: true };

function open() {
  const { as } = createTestApp();
  const put = (id: string, name: string, style: object = sand, user = ana) =>
    as(user, `/api/styles/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, style }),
    });
  const names = async (user = ana) =>
    (await read(SavedStyles, as(user, '/api/styles'))).styles.map(({ name }) => name);
  const remove = (id: string) => as(ana, `/api/styles/${id}`, { method: 'DELETE' });
  return { put, names, remove };
}

test('a saved style comes back as it was, to its user alone', async () => {
  const { put, names } = open();
  const id = randomUUID();
  expect(await read(SavedStyle, put(id, ' Natal '))).toMatchObject({
    ...{ id, name: 'Natal' },
    style: { ...sand, color: '#F3E9DC' },
  });
  await put(randomUUID(), 'Mesa', table);
  await put(randomUUID(), 'Recorte', { type: 'remove' });
  expect(await names()).toEqual(['Recorte', 'Mesa', 'Natal']);
  expect(await names(bia)).toEqual([]);
});

test('a repeated request saves once, and the same id replaces name and style', async () => {
  const { put, names } = open();
  const id = randomUUID();
  for (const _time of [1, 2]) expect((await put(id, 'Natal')).status).toBe(200);
  expect(await read(SavedStyle, put(id, 'Páscoa', table))).toMatchObject({ name: 'Páscoa', style: table });
  expect(await names()).toEqual(['Páscoa']);
});

test('two styles have no name in common, whatever its case and accents', async () => {
  const { put, names } = open();
  const id = randomUUID();
  await put(id, 'Páscoa');
  const refused = await put(randomUUID(), 'PASCOA');
  expect([refused.status, ErrorBody.parse(await refused.json()).error.code]).toEqual([
    409,
    'style_name_taken',
  ]);
  expect((await put(id, 'PÁSCOA')).status).toBe(200);
  expect(await names()).toEqual(['PÁSCOA']);
});

test('a full list takes no further style, but changes those that it has', async () => {
  const { put, names } = open();
  const ids = Array.from({ length: MOST_SAVED_STYLES }, () => randomUUID());
  for (const [index, id] of ids.entries()) await put(id, `Estilo ${index}`);
  const refused = await put(randomUUID(), 'Mais um');
  expect(refused.status).toBe(409);
  expect(ErrorBody.parse(await refused.json()).error).toMatchObject({
    code: 'styles_full',
    details: { limit: '30' },
  });
  expect((await put(ids[3] ?? '', 'Outro nome')).status).toBe(200);
  expect(await names()).toHaveLength(MOST_SAVED_STYLES);
});

test('a deleted style is gone, and deleting it once more is no refusal', async () => {
  const { put, names, remove } = open();
  const id = randomUUID();
  await put(id, 'Natal');
  for (const _time of [1, 2]) expect((await remove(id)).status).toBe(204);
  expect(await names()).toEqual([]);
});

test.each([
  ['', sand],
  ['a'.repeat(41), sand],
  ['Natal', { ...sand, color: 'verde' }],
  ['Natal', { ...sand, margin: 'huge' }],
  ['Natal', { ...table, description: ' ' }],
  ['Natal', { type: 'video' }],
])('what is no style, or has no fitting name, is refused: %s %j', async (name, style) => {
  const { put, names } = open();
  expect((await put(randomUUID(), name, style)).status).toBe(400);
  expect(await names()).toEqual([]);
});
