import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuiltRemote } from '../contract/check-built-remote.mjs';
import { BrowserMissingError } from '../contract/launch-browser.mjs';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

/** The folder of the page that checks the contract, built. */
export async function contractPage() {
  const { 'fake-host': version = '' } = await build(['fake-host']);
  return join(root, 'fake-host/dist', version);
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));

// `node tooling/scripts/contract.mjs mfe-x [folder of its build]`: 0 where the contract holds, 1 where it does not, 2
// without a browser.
if (import.meta.filename === process.argv[1])
  process.exit(await main(process.argv[2] ?? '', process.argv[3]));

/**
 * @param {string} name
 * @param {string | undefined} asked
 */
async function main(name, asked) {
  const pointer = join(root, name, 'dist/current.json');
  const folder = asked ?? (existsSync(pointer) ? join(root, name, 'dist', readJson(pointer).version) : '');
  if (!name.startsWith('mfe-') || !existsSync(join(folder, 'build.json'))) {
    console.error(`Não há build de ${name || 'um remote'}: rode antes \`pnpm build ${name || 'mfe-x'}\`.`);
    return 1;
  }
  try {
    const { checks, complaints } = await checkBuiltRemote(folder, contractPage);
    for (const complaint of complaints) console.error(`✗ ${complaint}`);
    if (complaints.length > 0) return 1;
    console.log(`✓ ${name} cumpre o contrato da plataforma: ${checks} verificações.`);
    return 0;
  } catch (error) {
    console.error(error instanceof BrowserMissingError ? error.message : error);
    return error instanceof BrowserMissingError ? 2 : 1;
  }
}
