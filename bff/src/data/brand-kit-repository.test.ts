import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NEW_BRAND } from '../../contract/browser/brand/index.ts';
import { openTestProject, type TestProject } from '../embedded/test-project.ts';
import type { BrandKitRepository } from '../ports/brand-kit-repository.ts';
import type { User } from '../ports/user.ts';
import { createBrandKitRepository } from './brand-kit-repository.ts';

let project: TestProject;
let kits: BrandKitRepository;
let ana: User;
let bia: User;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  project = await openTestProject();
  kits = createBrandKitRepository(project.clients);
});
afterAll(() => project?.close());
beforeEach(async () => {
  ana = await project.newUser();
  bia = await project.newUser();
});

const green = { ...NEW_BRAND, mainColor: '#14532D', headingFace: 'nunito', tagStyle: 'label' } as const;
const logo = { id: '00000000-0000-4000-8000-000000000901', width: 512, height: 128 };

test('a look is kept and replaced, and each user reads only their own', async () => {
  expect(await kits.find(ana)).toBeNull();
  await kits.save(ana, NEW_BRAND);
  await kits.save(ana, green);
  expect(await kits.find(ana)).toMatchObject({ ...green, logo: null });
  expect(await kits.find(bia)).toBeNull();
  expect(await kits.findOf(ana.userId)).toEqual(await kits.find(ana));
});

test('logo and look change without each other', async () => {
  await kits.setLogo(ana, logo);
  expect(await kits.find(ana)).toMatchObject({ ...NEW_BRAND, logo });
  await kits.save(ana, green);
  expect(await kits.find(ana)).toMatchObject({ ...green, logo });
  await kits.setLogo(ana, null);
  expect(await kits.find(ana)).toMatchObject({ ...green, logo: null });
});

test('the database keeps no colour that is none', async () => {
  await expect(kits.save(ana, { ...green, mainColor: 'red' })).rejects.toMatchObject({ name: 'StoreError' });
});

test('a look goes with its account', async () => {
  await kits.save(ana, green);
  await project.database.query('delete from auth.users where id = $1', [ana.userId]);
  expect(await kits.findOf(ana.userId)).toBeNull();
});
