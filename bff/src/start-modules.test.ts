import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Prints the packages that a new process loads with a module. */
const SCRIPT = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(found.url) ?? [];
      if (name) packages.add(name);
      return found;
    },
  });
  await import(process.argv[1]);
  console.log(JSON.stringify([...packages]));
  process.exit();
`;

async function packagesWith(module: string): Promise<string[]> {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', SCRIPT];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...args,
    join(import.meta.dirname, module),
  ]);
  return JSON.parse(stdout);
}

test('a start loads nothing for pictures, mails, stylesheets or other databases, which wait for their first use', async () => {
  const packages = await packagesWith('serve-product.ts');
  expect(packages).toEqual(expect.arrayContaining(['hono', 'zod']));
  const later = [
    'sharp',
    'file-type',
    'postcss',
    'postcss-selector-parser',
    'onnxruntime-node',
    'nodemailer',
    'ioredis',
  ];
  expect(packages.filter((name) => later.includes(name))).toEqual([]);
});

test('a process begins with the thread of its database, and loads nothing for that', async () => {
  expect(await packagesWith('embedded/early-thread.ts')).toEqual([]);
});
