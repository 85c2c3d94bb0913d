import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storybookRoutes } from './storybook-routes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'andromeda-storybook-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a designer finds the built Storybook', async () => {
  mkdirSync(join(root, 'design-system/storybook-static'), { recursive: true });
  writeFileSync(join(root, 'design-system/storybook-static/index.html'), 'the stories');
  const answer = await storybookRoutes(root).request('/storybook/');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('the stories');
  expect((await storybookRoutes(root).request('/storybook/..%2f..%2fpackage.json')).status).toBe(404);
});

test('a Storybook that was not built says how to build it', async () => {
  const answer = await storybookRoutes(root).request('/storybook/');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('build:storybook');
});
