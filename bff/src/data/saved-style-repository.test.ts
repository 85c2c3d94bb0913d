import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { MOST_SAVED_STYLES } from '../../contract/browser/limits.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { SavedStyleRepository } from '../ports/saved-style-repository.ts';
import type { User } from '../ports/user.ts';
import { createSavedStyleRepository } from './saved-style-repository.ts';

let project: TestProject;
let styles: SavedStyleRepository;
let ana: User;
let bia: User;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  styles = createSavedStyleRepository(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  ana = await project.newUser();
  bia = await project.newUser();
});

const sand = { type: 'color', color: '#F3E9DC', margin: 'medium', shadow: true, brand: false } as const;
const cutOut = { type: 'remove' } as const;
const names = async (user: User) => (await styles.list(user)).map(({ name }) => name);

test('styles are saved and replaced by their id, and each user reads only their own', async () => {
  const id = randomUUID();
  expect(await styles.save(ana, id, { name: 'Natal', style: sand })).toMatchObject({
    ...{ id, name: 'Natal' },
    style: sand,
  });
  await styles.save(ana, id, { name: 'Páscoa', style: cutOut });
  await styles.save(bia, id, { name: 'De outra pessoa', style: sand });
  expect(await styles.list(ana)).toMatchObject([{ id, name: 'Páscoa', style: cutOut }]);
  expect(await names(bia)).toEqual(['De outra pessoa']);
});

test('a name is refused to a second style, whatever its case and accents, but not to its own', async () => {
  const id = randomUUID();
  await styles.save(ana, id, { name: 'Páscoa', style: sand });
  expect(await styles.save(ana, randomUUID(), { name: 'pascoa', style: sand })).toBe('name_taken');
  expect(await styles.save(ana, id, { name: 'PASCOA', style: sand })).toMatchObject({ name: 'PASCOA' });
  expect(await styles.save(bia, randomUUID(), { name: 'Páscoa', style: sand })).toMatchObject({
    style: sand,
  });
});

test('two tabs together do not pass the limit, and a full list still changes what it has', async () => {
  const first = randomUUID();
  await styles.save(ana, first, { name: 'Primeiro', style: sand });
  const more = Array.from({ length: MOST_SAVED_STYLES }, (_, index) =>
    styles.save(ana, randomUUID(), { name: `Estilo ${index}`, style: sand }),
  );
  expect((await Promise.all(more)).filter((saved) => saved === 'full')).toHaveLength(1);
  expect(await names(ana)).toHaveLength(MOST_SAVED_STYLES);
  expect(await styles.save(ana, first, { name: 'Outro', style: cutOut })).toMatchObject({ name: 'Outro' });
});

test('a style that this version no longer reads is left out', async () => {
  await styles.save(ana, randomUUID(), { name: 'Natal', style: sand });
  await project.database.query(
    `insert into public.saved_styles (user_id, id, name, style) values ($1, gen_random_uuid(), 'Antigo', '{"type": "video"}')`,
    [ana.userId],
  );
  expect(await names(ana)).toEqual(['Natal']);
});

test('only its user deletes a style, and styles go with their account', async () => {
  const id = randomUUID();
  await styles.save(ana, id, { name: 'Natal', style: sand });
  await styles.remove(bia, id);
  expect(await names(ana)).toEqual(['Natal']);
  await styles.remove(ana, id);
  expect(await names(ana)).toEqual([]);
  await styles.save(ana, id, { name: 'Natal', style: sand });
  await project.database.query('delete from auth.users where id = $1', [ana.userId]);
  const { rows } = await project.database.query('select 1 from public.saved_styles where id = $1', [id]);
  expect(rows).toEqual([]);
});

test('a browser writes no style without the service', async () => {
  const id = randomUUID();
  await styles.save(ana, id, { name: 'Natal', style: sand });
  const body = { p_user_id: ana.userId, p_id: randomUUID(), p_name: 'Meu', p_style: sand };
  expect((await project.rest('rpc/save_style', { method: 'POST', body, user: ana })).ok).toBe(false);
  await project.rest(`saved_styles?id=eq.${id}`, { method: 'DELETE', user: ana });
  expect(await (await project.rest('saved_styles', { user: bia })).json()).toEqual([]);
  expect(await names(ana)).toEqual(['Natal']);
});
