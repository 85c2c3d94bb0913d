import { expect, test } from 'vitest';
import { fontRoutes } from './font-routes.ts';

test.each(['inter.woff2', 'bricolage-grotesque.woff2'])('a browser loads the typeface %s', async (file) => {
  const answer = await fontRoutes().request(`/fonts/${file}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
});

test('no other file of the server is served as a typeface', async () => {
  expect((await fontRoutes().request('/fonts/..%2fpackage.json')).status).toBe(404);
  expect((await fontRoutes().request('/fonts/constructor')).status).toBe(404);
});
