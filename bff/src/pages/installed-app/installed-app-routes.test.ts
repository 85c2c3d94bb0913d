import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { installedAppRoutes } from './installed-app-routes.ts';
import { webManifest } from './web-manifest.ts';

const get = (path: string) => installedAppRoutes().request(path);

test('the manifest names an app that a phone can install, and every address of it is answered', async () => {
  const answer = await get('/app.webmanifest');
  expect(answer.headers.get('content-type')).toBe('application/manifest+json');
  expect(await answer.json()).toMatchObject({ name: 'Andrômeda', lang: 'pt-BR', display: 'standalone' });
  expect(webManifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test.each(webManifest.icons)('the icon $src is a PNG of $sizes', async ({ src, sizes }) => {
  const answer = await get(src);
  const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
});

test('a maskable icon is full to its corners, a plain one is round there', async () => {
  const cornerOf = async (path: string) => {
    const png = Buffer.from(await (await get(path)).arrayBuffer());
    const { data } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return data[3];
  };
  expect(await cornerOf('/app-icons/maskable-512.png')).toBe(255);
  expect(await cornerOf('/app-icons/512.png')).toBe(0);
  expect((await get('/app-icons/constructor')).status).toBe(404);
});

test('the service worker is asked for anew each time, and the offline page needs nothing else', async () => {
  expect((await get('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
  const page = await get('/sem-conexao');
  const html = await page.text();
  expect(html).toContain('Você está sem conexão');
  expect(html).not.toMatch(/<script|<link|src=/);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('photos that arrive before the service worker does lead to the screen where they are chosen', async () => {
  const answer = await installedAppRoutes().request('/compartilhar', {
    method: 'POST',
    body: new FormData(),
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/creative-generator/lote?compartilhadas',
  ]);
});
