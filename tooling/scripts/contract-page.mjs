import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { TYPES_FILE } from '../kit/type-entries.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

// `node tooling/scripts/contract-page.mjs`: builds the page by which remotes are checked and the types of the built shell that it belongs to,
// and notes that shell, with which the server keeps both.
if (import.meta.filename === process.argv[1]) {
  const { 'fake-host': page = '' } = await build(['fake-host']);
  const pointer = join(root, 'fake-host/dist/shell.json');
  const next = JSON.stringify({ shell: builtShell(), page });
  const types = join(root, 'fake-host/dist', page, TYPES_FILE);
  // The types depend on more than the page: they are those of the shell.
  if (!existsSync(types) || read(pointer) !== next) await writeTypes(types);
  writeFileSync(`${pointer}.new`, next);
  renameSync(`${pointer}.new`, pointer);
}

/** Writes what a checker holds the types of remotes against. Only this process needs the compiler. @param {string} file */
async function writeTypes(file) {
  const { shellTypes } = await import('../kit/shell-types.mjs');
  writeFileSync(`${file}.new`, JSON.stringify(shellTypes()));
  renameSync(`${file}.new`, file);
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The version of the shell that was built from the same sources a moment ago. */
function builtShell() {
  return JSON.parse(readFileSync(join(root, 'shell/dist/current.json'), 'utf8')).version;
}

/**
 * Does so in a process of the lowest priority, beside a server that users wait for. It stops with this process.
 * @param {(sentence: string) => void} say
 * @returns {Promise<void>}
 */
export async function buildContractPage(say) {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'ignore', 'pipe'] });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error;
      resolve(1);
    });
    child.once('close', resolve);
  });
  process.off('exit', end);
  if (code !== 0) say(`A página do contrato não pôde ser construída:\n${output}`);
}
