import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildStorybook, sourcesOfStories } from './storybook.mjs';
import { packagesWith } from './workspace.mjs';

test.each([
  ['a component', 'design-system/src/actions/button.tsx'],
  ['a screen of the shell', 'shell/src/features/sign-in/sign-in-screen.tsx'],
  ['a story', 'mfe-library/src/stories/library.stories.tsx'],
  ['a picture', 'mfe-creatives/src/tools/background/example-photo.webp'],
  ['a fake answer', 'platform/src/testing/fake-bff/pictures.ts'],
  ['a plan, a limit or a tool of the contract', 'bff/contract/browser/plans.ts'],
  ['the menu of a remote', packagesWith('remote.json').map((name) => `${name}/remote.json`)],
  ['what the repair runs in its worker', 'image-engine/src/repair.ts'],
  ['how stories are shown', 'design-system/.storybook/preview.tsx'],
  ['the changes of the design system', 'design-system/CHANGELOG.md'],
])('Storybook is built again after a change of %s', (_, files) => {
  expect(sourcesOfStories()).toEqual(expect.arrayContaining([files].flat()));
});

/** @type {string} */
let room;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'andromeda-storybook-build-'));
  mkdirSync(join(room, 'storybook-static'));
  writeFileSync(join(room, 'storybook-static/index.html'), 'the former stories');
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

const shown = () => readFileSync(join(room, 'storybook-static/index.html'), 'utf8');
const marker = (/** @type {string} */ name) => join(room, 'dist', `storybook-${name}`);

/** A build that writes a page and says what stood on the disk meanwhile. @param {number} code */
function buildOf(code) {
  /** @type {string[]} */
  const meanwhile = [];
  const run = async (/** @type {string} */ folder) => {
    meanwhile.push(shown(), readFileSync(marker('building'), 'utf8'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), 'the new stories');
    return { code, output: 'a story does not parse' };
  };
  return { run, meanwhile };
}

test('while the Storybook is built the former one stays, and a marker names the process that builds', async () => {
  const { run, meanwhile } = buildOf(0);
  await buildStorybook(() => {}, { room, run });
  expect(meanwhile).toEqual(['the former stories', String(process.pid)]);
  expect(shown()).toBe('the new stories');
  expect(existsSync(marker('building'))).toBe(false);
});

test('a Storybook that could not be built leaves the former one, with the reason beside it', async () => {
  await buildStorybook(() => {}, { room, run: buildOf(1).run });
  expect(shown()).toBe('the former stories');
  expect(readFileSync(marker('failed'), 'utf8')).toBe('a story does not parse');
  expect(existsSync(marker('building'))).toBe(false);
});

test('a Storybook that matches its sources is not built again, and an old failure no longer counts', async () => {
  await buildStorybook(() => {}, { room, run: buildOf(0).run });
  writeFileSync(marker('failed'), 'of another day');
  const { run, meanwhile } = buildOf(0);
  await buildStorybook(() => {}, { room, run });
  expect(meanwhile).toEqual([]);
  expect(existsSync(marker('failed'))).toBe(false);
});
