import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
/** Names that begin alike and are kept nowhere: a channel of tabs, a tag of Background Sync, a header, an element of the page. */
const notKept = ['andromeda-assistant', 'andromeda-batch', 'andromeda-open', 'andromeda-page'];

test('the cookies page names everything that a browser keeps under a name of ours', () => {
  const sources = globSync('{shell,platform,mfe-*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !file.includes('/testing/') && !file.includes('.stories.'),
  );
  const page = readFileSync(join(import.meta.dirname, 'cookies-screen.tsx'), 'utf8');
  const listed: string[] = page.match(/andromeda-[a-z-]+/g) ?? [];
  const named = sources
    .filter((file) => !file.endsWith('cookies-screen.tsx'))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/['"`](andromeda-[a-z-]+)/g)])
    .map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((name) => !listed.includes(name) && !notKept.includes(name))).toEqual([]);
});
