import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../scripts/workspace.mjs';
import { checkTypes } from './checks.mjs';
import { workspaceProject } from './workspace-project.mjs';

const project = workspaceProject();

test('a remote whose types hold may be released, and one whose types do not is refused with the compiler’s words', async () => {
  await expect(checkTypes(project, remoteOf('export const count: number = 1;'))).resolves.toBeUndefined();
  await expect(checkTypes(project, remoteOf("export const count: number = 'um';"))).rejects.toMatchObject({
    message: expect.stringMatching(/Os tipos de .* não conferem com a plataforma:\n.*TS2322/),
    exitCode: 7,
  });
});

/** A remote of one file, in a temporary folder. */
function remoteOf(/** @type {string} */ code) {
  const folder = mkdtempSync(join(tmpdir(), 'remote-'));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'routes.ts'), code);
  const options = { strict: true, module: 'esnext', target: 'es2022', types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  return relative(root, folder);
}
