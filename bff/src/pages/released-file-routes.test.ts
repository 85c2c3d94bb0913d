import { expect, test } from 'vitest';
import { releasedFileRoutes } from './released-file-routes.ts';

test('a drawing of a remote names its charset, and runs nothing when it is opened as a page', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const app = releasedFileRoutes(async () => ({
    bytes,
    encoding: null,
    contentType: 'image/svg+xml; charset=utf-8',
  }));
  const { headers } = await app.request('/remotes/mfe-library/1.0.0/logo.svg');
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox$/);
});
