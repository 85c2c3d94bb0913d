import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('a page runs only our own scripts, allows no plug-in and no other base, and cannot be framed', () => {
  const policy = contentSecurityPolicy({
    nonce: 'n',
    supabaseOrigin: 'https://s.test',
    developmentOrigins: [],
  });
  const parts = policy.split('; ');
  for (const part of ["default-src 'none'", "script-src 'self'", "object-src 'none'", "base-uri 'none'"])
    expect(parts).toContain(part);
  expect(parts).toContain("frame-ancestors 'none'");
});

test('pictures come from here, and from a marketplace only where it is named', () => {
  const parts = { nonce: 'n', supabaseOrigin: 'https://s.test', developmentOrigins: [] };
  expect(contentSecurityPolicy(parts)).toContain("img-src 'self' blob: data: https://s.test;");
  expect(contentSecurityPolicy({ ...parts, pictureOrigins: ['https://*.mlstatic.com'] })).toContain(
    "img-src 'self' blob: data: https://s.test https://*.mlstatic.com;",
  );
});

test('only a page with an import map runs what is written into it, by its nonce', () => {
  const parts = { nonce: 'n', supabaseOrigin: 'https://s.test', developmentOrigins: [] };
  const scripts = (importMap: boolean) =>
    contentSecurityPolicy({ ...parts, importMap })
      .split('; ')
      .find((part) => part.startsWith('script-src'));
  expect(scripts(false)).toBe("script-src 'self'");
  expect(scripts(true)).toBe("script-src 'self' 'nonce-n'");
});
