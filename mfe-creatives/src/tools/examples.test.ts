import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const tools = globSync('*/examples.json', { cwd: here }).map((file) => dirname(file));

test.each(tools)(
  'every example picture of %s is named in its examples.json, by which it can be drawn again',
  (tool) => {
    const examples: { picture: string }[] = JSON.parse(
      readFileSync(join(here, tool, 'examples.json'), 'utf8'),
    );
    const pictures = globSync('*.webp', { cwd: join(here, tool) });
    expect(pictures.sort()).toEqual(examples.map(({ picture }) => `${picture}.webp`).sort());
  },
);
