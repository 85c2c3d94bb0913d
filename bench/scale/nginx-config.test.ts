import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nginxConfig } from './nginx-config.ts';

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test('what operators read about nginx is what the measurement runs', () => {
  const guide = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
  const told = /```nginx\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
  const run = nginxConfig({ port: 80, web: [3000], folder: '/tmp', user: null });
  const bodyOf = (text: string) => words(/server \{([\s\S]*)\}/.exec(text)?.[1] ?? '');
  const served = bodyOf(run.slice(run.indexOf('server {')))
    .replace('listen 127.0.0.1:80; ', '')
    .replace(/ \}$/, '');
  expect(served).toContain('non_idempotent');
  // Our own answer where a provider failed for good: another process would only try the same again.
  expect(served).not.toContain('http_502');
  expect(words(told)).toContain(served);
});
