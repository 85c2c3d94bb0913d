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

test('a designer who comes before the Storybook is built waits on a page that reloads itself', async () => {
  const routes = storybookRoutes(root);
  const answer = await routes.request('/storybook/');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('3');
  const html = await answer.text();
  expect(html).toContain('O Storybook está sendo construído');
  expect(html).toContain('<meta http-equiv="refresh" content="3">');
  mkdirSync(join(root, 'design-system/storybook-static'), { recursive: true });
  writeFileSync(join(root, 'design-system/storybook-static/index.html'), 'the stories');
  expect(await (await routes.request('/storybook/')).text()).toBe('the stories');
});

test('a page about a failed build of the Storybook says where to find the reason, and no longer to wait', async () => {
  mkdirSync(join(root, 'design-system/dist'), { recursive: true });
  writeFileSync(join(root, 'design-system/dist/storybook-failed'), 'a story does not parse');
  const answer = await storybookRoutes(root).request('/storybook/');
  expect(answer.status).toBe(500);
  const html = await answer.text();
  expect(html).toContain('O Storybook não pôde ser construído');
  expect(html).not.toContain('http-equiv="refresh"');
});

test.each(['light', 'dark'])(
  'the waiting page is drawn in the %s theme that the visitor chose',
  async (theme) => {
    const answer = await storybookRoutes(root).request('/storybook/', {
      headers: { cookie: `theme=${theme}` },
    });
    const html = await answer.text();
    expect(html).toContain(`<html lang="pt-BR" data-theme="${theme}">`);
    // A value that each theme sets itself, whatever the system's theme is.
    expect(html).toContain(`:root[data-theme=${theme}]{color-scheme:${theme}`);
  },
);

test('the waiting page follows the system where no theme was chosen', async () => {
  const html = await (await storybookRoutes(root).request('/storybook/')).text();
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme])');
});
