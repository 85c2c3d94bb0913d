import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MOST_OWN_TEMPLATES } from '../../contract/browser/limits.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { OwnTemplateRepository } from '../ports/own-template-repository.ts';
import type { User } from '../ports/user.ts';
import { createImageLibrary } from './image-library.ts';
import { createOwnTemplateRepository } from './own-template-repository.ts';

let project: TestProject;
let templates: OwnTemplateRepository;
let ana: User;
let bia: User;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  templates = createOwnTemplateRepository(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  ana = await project.newUser();
  bia = await project.newUser();
});

const scene = { prompt: 'Sobre mesa de madeira', imageId: null };
const names = async (user: User) => (await templates.list(user)).map(({ name }) => name);

async function pictureOf({ userId }: User): Promise<string> {
  const { rows } = await project.database.query<{ id: string }>(
    `insert into public.user_images (user_id, image_url, dominant_color, metadata)
     values ($1, $2, '#aabbcc', '{"operation": "context_edit"}') returning id`,
    [userId, `${userId}/${randomUUID()}.png`],
  );
  return rows[0]?.id ?? '';
}

test('templates are saved and replaced by their id, and each user reads only their own', async () => {
  const id = randomUUID();
  const saved = await templates.save(ana, id, { ...scene, name: 'Mesa' });
  expect(saved).toMatchObject({ ...{ id, name: 'Mesa', prompt: scene.prompt }, preview: null });
  await templates.save(ana, id, { ...scene, name: 'Praia', prompt: 'Na praia' });
  await templates.save(bia, id, { ...scene, name: 'De outra pessoa' });
  expect(await templates.list(ana)).toMatchObject([{ id, name: 'Praia', prompt: 'Na praia' }]);
  expect(await names(bia)).toEqual(['De outra pessoa']);
});

test('a name is refused to a second template, whatever its case and accents, but not to its own', async () => {
  const id = randomUUID();
  await templates.save(ana, id, { ...scene, name: 'Páscoa' });
  expect(await templates.save(ana, randomUUID(), { ...scene, name: 'pascoa' })).toBe('name_taken');
  expect(await templates.save(ana, id, { ...scene, name: 'PASCOA' })).toMatchObject({ name: 'PASCOA' });
  expect(await templates.save(bia, randomUUID(), { ...scene, name: 'Páscoa' })).toMatchObject({
    prompt: scene.prompt,
  });
});

test('two tabs together do not pass the limit, and a full list still changes what it has', async () => {
  const first = randomUUID();
  await templates.save(ana, first, { ...scene, name: 'Primeiro' });
  const more = Array.from({ length: MOST_OWN_TEMPLATES }, (_, index) =>
    templates.save(ana, randomUUID(), { ...scene, name: `Modelo ${index}` }),
  );
  expect((await Promise.all(more)).filter((saved) => saved === 'full')).toHaveLength(1);
  expect(await names(ana)).toHaveLength(MOST_OWN_TEMPLATES);
  expect(await templates.save(ana, first, { ...scene, name: 'Outro' })).toMatchObject({ name: 'Outro' });
});

test('a preview is a picture of its user, and a template stays once that is deleted', async () => {
  const [id, imageId] = [randomUUID(), await pictureOf(ana)];
  await templates.save(ana, id, { ...scene, name: 'Mesa', imageId });
  const preview = { imageId, dominantColor: '#aabbcc' };
  expect(await templates.list(ana)).toMatchObject([{ name: 'Mesa', preview }]);
  await createImageLibrary(project.clients).remove(ana, imageId);
  expect(await templates.list(ana)).toMatchObject([{ name: 'Mesa', preview: null }]);
});

test.each(['of another user', 'that is gone'])(
  'a picture %s is no preview, and the words are saved',
  async (which) => {
    const imageId = which === 'that is gone' ? randomUUID() : await pictureOf(bia);
    const saved = await templates.save(ana, randomUUID(), { ...scene, name: 'Mesa', imageId });
    expect(saved).toMatchObject({ name: 'Mesa', preview: null });
    const { rows } = await project.database.query(
      'select image_id from public.own_templates where user_id = $1',
      [ana.userId],
    );
    expect(rows).toEqual([{ image_id: null }]);
  },
);

test('only its user deletes a template, and templates go with their account', async () => {
  const id = randomUUID();
  await templates.save(ana, id, { ...scene, name: 'Mesa', imageId: await pictureOf(ana) });
  await templates.remove(bia, id);
  expect(await names(ana)).toEqual(['Mesa']);
  await templates.remove(ana, id);
  expect(await names(ana)).toEqual([]);
  await templates.save(ana, id, { ...scene, name: 'Mesa', imageId: await pictureOf(ana) });
  await project.database.query('delete from auth.users where id = $1', [ana.userId]);
  const { rows } = await project.database.query('select 1 from public.own_templates where id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a browser writes no template without the service', async () => {
  const id = randomUUID();
  await templates.save(ana, id, { ...scene, name: 'Mesa' });
  const words = { p_name: 'Meu', p_prompt: 'Na praia', p_image_id: null };
  const body = { p_user_id: ana.userId, p_id: randomUUID(), ...words };
  expect((await project.rest('rpc/save_template', { method: 'POST', body, user: ana })).ok).toBe(false);
  await project.rest(`own_templates?id=eq.${id}`, { method: 'DELETE', user: ana });
  expect(await (await project.rest('own_templates', { user: bia })).json()).toEqual([]);
  expect(await names(ana)).toEqual(['Mesa']);
});
