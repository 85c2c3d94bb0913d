import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('a page runs our own scripts alone, no plug-in, under no other base, in no frame', () => {
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
