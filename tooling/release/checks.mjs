import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { BrowserMissingError, checkBuiltRemote } from '../scripts/contract.mjs';
import { root } from '../scripts/workspace.mjs';
import { ReleaseFailure } from './failure.mjs';

/**
 * Checks the types of the remote against the platform's. Rejects with the compiler's output.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function checkTypes(name) {
  return new Promise((fulfil, reject) => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    // The compiler skips files that have not changed since the last check.
    const known = join(root, 'node_modules/.cache/andromeda-release', `${name}.tsbuildinfo`);
    const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', known, '-p', join(root, name)];
    /** @type {Buffer[]} */
    const output = [];
    const child = spawn(process.execPath, [compiler, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return fulfil();
      const words = Buffer.concat(output);
      reject(new ReleaseFailure('build', `Os tipos de ${name} não conferem com a plataforma:\n${words}`));
    });
  });
}

/**
 * Checks every screen of the built remote in a browser, with the fake host. Returns false if no browser is installed.
 * @param {string} folder
 */
export async function checkContract(folder) {
  const began = performance.now();
  const { checks, complaints } = await checkBuiltRemote(folder).catch((error) => {
    if (error instanceof BrowserMissingError) return { checks: 0, complaints: /** @type {string[]} */ ([]) };
    throw error;
  });
  if (complaints.length > 0)
    throw new ReleaseFailure(
      'build',
      `O remoto não cumpre o contrato da plataforma:\n${complaints.map((each) => `  - ${each}`).join('\n')}`,
    );
  if (checks === 0) {
    console.log('· o contrato não foi conferido: não há navegador nesta máquina');
    return false;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1).replace('.', ',');
  console.log(`✓ cumpre o contrato da plataforma: ${checks} verificações (${seconds} s)`);
  return true;
}
