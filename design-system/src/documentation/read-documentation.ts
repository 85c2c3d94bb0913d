import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { guides } from './all-guides.ts';
import type { Documentation } from './find-undocumented.ts';

const src = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(src, path), 'utf8');

/** The documentation of the design system as it is on the disk. */
export const readDocumentation = (): Documentation => ({
  index: read('index.ts'),
  components: globSync('**/*.tsx', {
    cwd: src,
    exclude: ['**/*.stories.tsx', '**/*.test.tsx', 'documentation/**', 'stories/**'],
  }).map(read),
  stories: globSync('**/*.stories.tsx', { cwd: src }).map(read),
  guides,
});
