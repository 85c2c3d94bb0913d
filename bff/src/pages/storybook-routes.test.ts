import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

describe('while a newer Storybook is built, a designer at the former one', () => {
  const open = async (path = '/storybook/') => (await storybookRoutes(root).request(path)).text();
  const state = async () => JSON.parse(await open('/storybook/build-state.json')).state;
  const building = () => join(root, 'design-system/dist/storybook-building');

  beforeEach(() => {
    mkdirSync(join(root, 'design-system/storybook-static'), { recursive: true });
    mkdirSync(join(root, 'design-system/dist'), { recursive: true });
    writeFileSync(join(root, 'design-system/storybook-static/index.html'), '<body>the stories</body>');
    writeFileSync(building(), String(process.pid));
  });

  test('reads on its page that it is the former one, and nowhere else', async () => {
    for (const path of ['/storybook/', '/storybook/index.html']) {
      const html = await open(path);
      expect(html).toContain('the stories');
      expect(html).toContain(
        'role="status">Uma versão mais nova do Storybook está sendo construída; esta é a anterior.',
      );
    }
    writeFileSync(join(root, 'design-system/storybook-static/iframe.html'), '<body>a story</body>');
    expect(await open('/storybook/iframe.html')).toBe('<body>a story</body>');
  });

  test('sees the newer one without the line once it is there', async () => {
    expect(await state()).toBe('building');
    writeFileSync(join(root, 'design-system/storybook-static/index.html'), '<body>the new stories</body>');
    rmSync(building());
    expect(await state()).toBe('ready');
    expect(await open()).toBe('<body>the new stories</body>');
  });

  test('reads that it could not be built, and is not asked to wait', async () => {
    rmSync(building());
    writeFileSync(join(root, 'design-system/dist/storybook-failed'), 'a story does not parse');
    expect(await state()).toBe('failed');
    const html = await open();
    expect(html).toContain('A versão mais nova do Storybook não pôde ser construída; esta é a anterior.');
    expect(html).not.toContain('<script>');
  });

  test('reads nothing where the process that built it was killed', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(building(), String(pid));
    expect(await open()).toBe('<body>the stories</body>');
  });
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
