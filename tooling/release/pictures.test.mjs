import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liesIn, storiesIn } from '../contract/take-stories.mjs';
import { exitCodes } from './failure.mjs';
import { appendPictures, photographStories } from './pictures.mjs';
import { statementOf } from './statement.mjs';

let folder = '';
/** @type {string[]} */
let printed = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'andromeda-stories-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** @type {import('../contract/take-picture.mjs').TakenPicture} */
const picture = {
  name: 'screen-01-phone.webp',
  kind: 'screen',
  device: 'phone',
  title: '/a',
  width: 390,
  height: 844,
  bytes: new Uint8Array([1, 2]),
};

test('the form of a release carries pictures, and apart from them what each shows', () => {
  const form = new FormData();
  appendPictures(form, [picture]);
  const { bytes, ...described } = picture;
  expect(JSON.parse(String(form.get('pictureList')))).toEqual([described]);
  expect(form.getAll('pictures')).toEqual([
    expect.objectContaining({ name: picture.name, size: bytes.length }),
  ]);
});

test('a release without pictures sends nothing of them', () => {
  const form = new FormData();
  appendPictures(form, []);
  expect([...form.keys()]).toEqual([]);
});

test('a signature is the same with pictures and without', async () => {
  const form = new FormData();
  const build = { name: 'mfe-a', version: '1.0.0', remote: { paths: ['/a'] } };
  form.set('package', JSON.stringify({ build, manifest: {} }));
  const before = await statementOf(form);
  appendPictures(form, [picture]);
  expect(await statementOf(form)).toBe(before);
});

const index = (/** @type {object[]} */ ...entries) =>
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ v: 5, entries: Object.fromEntries(entries.entries()) }),
  );
const story = {
  id: 'a--b',
  title: 'A',
  name: 'B',
  importPath: '../mfe-a/src/stories/a.stories.tsx',
  type: 'story',
};

test('the stories of a Storybook are read from its index, without pages of text', () => {
  index(story, { ...story, id: 'a--docs', type: 'docs' });
  expect(storiesIn(folder)).toEqual([story]);
});

test('stories of a remote are those in its folder, and not those of one whose name begins alike', () => {
  expect(liesIn(story.importPath, 'mfe-a')).toBe(true);
  expect(liesIn('../mfe-a-b/src/a.stories.tsx', 'mfe-a')).toBe(false);
});

test('a folder that holds no Storybook ends the release with what to build', async () => {
  const photographing = photographStories(folder, { remotes: ['mfe-a'] }, 'mfe-a');
  await expect(photographing).rejects.toThrow('não é um Storybook construído');
  await expect(photographing).rejects.toMatchObject({ exitCode: exitCodes.build });
});

test('without a browser a release goes on without stories, and says so', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'no-browser'));
  index(story);
  expect(await photographStories(folder, { remotes: ['mfe-a'] }, 'mfe-a')).toEqual([]);
  expect(printed).toEqual(['· as histórias não foram fotografadas: não há navegador nesta máquina']);
});
