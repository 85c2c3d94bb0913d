import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { templatePictureRoutes } from './template-picture-routes.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const slugs = readdirSync(`${root}/mfe-creatives/public/images/prompts`);
const pictures = slugs.flatMap((slug) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `/images/prompts/${slug}/prompt-${number}.png`),
);
const app = templatePictureRoutes(root);

test('each of the thirteen niches has nine pictures, all small and of one size', async () => {
  expect(slugs).toHaveLength(13);
  const bodies = await Promise.all(
    pictures.map(async (path) => Buffer.from(await (await app.request(path)).arrayBuffer())),
  );
  for (const [index, body] of bodies.entries()) {
    const { format, width, height } = await sharp(body).metadata();
    expect({ path: pictures[index], format, width, height }).toEqual({
      path: pictures[index],
      format: 'png',
      width: 320,
      height: 320,
    });
    expect(body.length).toBeLessThan(45_000);
  }
  expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(3_500_000);
});

test('a picture that a browser has cached is not sent again', async () => {
  const path = '/images/prompts/moda-e-acessorios/prompt-1.png';
  const first = await app.request(path);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('image/png');
  expect(first.headers.get('cache-control')).toContain('max-age=86400');
  expect(first.headers.get('x-content-type-options')).toBe('nosniff');
  const tag = first.headers.get('etag') ?? '';
  expect(tag).not.toBe('');
  const again = await app.request(path, { headers: { 'if-none-match': tag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test.each([
  '/images/prompts/outros/prompt-1.png',
  '/images/prompts/moda-e-acessorios/prompt-0.png',
  '/images/prompts/moda-e-acessorios/prompt-10.png',
  '/images/prompts/moda-e-acessorios/..%2f..%2f..%2f..%2fpackage.json',
  '/images/prompts/../../package.json',
  '/images/nothing.png',
])('a path that names no preview is not found: %s', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});
