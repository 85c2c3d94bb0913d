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
