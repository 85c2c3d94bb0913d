import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { runCommand } from '../suite/run-command.mjs';
import { declaredPackages, nativeCompiler } from './declared-packages.mjs';

const source = `
import { Button } from '@andromeda/design-system';
import { useApi } from '@andromeda/platform';
import { creditCosts } from 'bff/contract/browser';

type Kind = NonNullable<Parameters<typeof Button>[0]['variant']>;
export const kind: Kind = 'primary';
export const wrongKind: Kind = 'enormous';
export async function readPlans() {
  const [plan] = await useApi().plans.list();
  return [plan?.name satisfies string | undefined, plan?.colour];
}
export const absent = creditCosts;
`;

test('a remote learns from the declarations what it uses wrongly of other packages, and nothing else', {
  tags: ['long'],
}, async () => {
  const complaints = await complaintsAbout(source);
  expect(complaints.match(/error TS\d+: [^\n]*/g)).toEqual([
    expect.stringContaining("no exported member 'creditCosts'"),
    expect.stringContaining(`'"enormous"' is not assignable`),
    expect.stringContaining("Property 'colour' does not exist"),
  ]);
});

/** What the compiler says of a source in a remote. @param {string} text */
async function complaintsAbout(text) {
  const modules = join(root, 'mfe-text-tools/node_modules');
  mkdirSync(modules, { recursive: true });
  const folder = mkdtempSync(join(modules, '.probe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'use.ts'), text);
  const compilerOptions = await declaredPackages();
  const config = {
    extends: join(root, 'mfe-text-tools/tsconfig.json'),
    compilerOptions,
    files: ['use.ts'],
    include: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { output } = await runCommand([process.execPath, nativeCompiler, '--noEmit', '-p', folder]);
  return output;
}
