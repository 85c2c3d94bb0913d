import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { MOST_OWN_TEMPLATES } from '../../../contract/browser/limits.ts';
import { ErrorBody } from '../../../contract/errors.ts';
import { OwnTemplate, OwnTemplates } from '../../../contract/own-templates.ts';
import { read } from '../../testing/read-answer.ts';
import { ana, bia } from '../../testing/test-accounts.ts';
import { createTestApp } from '../../testing/test-app.ts';

const scene = { prompt: 'Sobre mesa de madeira clara', imageId: null };

function open() {
  const { as, services } = createTestApp();
  const put = (id: string, name: string, template: object = scene, user = ana) =>
    as(user, `/api/templates/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...template, name }),
    });
  const names = async (user = ana) =>
    (await read(OwnTemplates, as(user, '/api/templates'))).templates.map(({ name }) => name);
  const remove = (id: string) => as(ana, `/api/templates/${id}`, { method: 'DELETE' });
  return { services, put, names, remove };
}

test('a template comes back with its words, to its user alone', async () => {
  const { put, names } = open();
  const id = randomUUID();
  const written = { ...scene, prompt: '  Sobre mesa de madeira clara ' };
  expect(await read(OwnTemplate, put(id, ' Mesa ', written))).toMatchObject({
    ...{ id, name: 'Mesa', prompt: scene.prompt, preview: null },
  });
  await put(randomUUID(), 'Praia', { ...scene, prompt: 'Na praia' });
  expect(await names()).toEqual(['Praia', 'Mesa']);
  expect(await names(bia)).toEqual([]);
});

test('a repeated request saves once, and two templates have no name in common', async () => {
  const { put, names } = open();
  const id = randomUUID();
  for (const _time of [1, 2]) expect((await put(id, 'Páscoa')).status).toBe(200);
  const refused = await put(randomUUID(), 'PASCOA');
  expect(refused.status).toBe(409);
  expect(ErrorBody.parse(await refused.json()).error.code).toBe('template_name_taken');
  expect(await names()).toEqual(['Páscoa']);
});

test('a full list takes no further template, but changes those that it has', async () => {
  const { services, put, names } = open();
  const ids = Array.from({ length: MOST_OWN_TEMPLATES }, () => randomUUID());
  for (const [index, id] of ids.entries())
    await services.ownTemplates.save(ana, id, { ...scene, name: `Modelo ${index}` });
  const refused = await put(randomUUID(), 'Mais um');
  expect(refused.status).toBe(409);
  expect(ErrorBody.parse(await refused.json()).error).toMatchObject({
    code: 'templates_full',
    details: { limit: '60' },
  });
  expect((await put(ids[3] ?? '', 'Outro nome')).status).toBe(200);
  expect(await names()).toHaveLength(MOST_OWN_TEMPLATES);
});

test('a deleted template is gone, and deleting it once more is no refusal', async () => {
  const { put, names, remove } = open();
  const id = randomUUID();
  await put(id, 'Mesa');
  for (const _time of [1, 2]) expect((await remove(id)).status).toBe(204);
  expect(await names()).toEqual([]);
});

test.each([
  ['', scene],
  ['a'.repeat(41), scene],
  ['Mesa', { ...scene, prompt: ' ' }],
  ['Mesa', { ...scene, prompt: 'a'.repeat(2001) }],
  ['Mesa', { ...scene, imageId: 'foto.png' }],
  ['Mesa', { prompt: 'Sobre mesa' }],
])('what is no template, or has no fitting name, is refused: %s %j', async (name, template) => {
  const { put, names } = open();
  expect((await put(randomUUID(), name, template)).status).toBe(400);
  expect(await names()).toEqual([]);
});
