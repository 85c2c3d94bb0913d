import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { digest, pnpmVersion, root } from './workspace.mjs';

const stamp = join(root, 'node_modules', '.andromeda-install');
const manifests = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];

/** Installs the packages of the lockfile, unless node_modules already matches it. */
export function installDependencies() {
  const wanted = digest(manifests);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node24())) return;
  install(['--frozen-lockfile']);
}

/**
 * Installs the dependencies of a new package of the workspace and adds them to the lockfile.
 * @param {string} otherwise what is printed, too, where it fails
 */
export function installNewPackages(otherwise) {
  install(['--prefer-offline', '--no-frozen-lockfile'], otherwise);
}

/** @param {string[]} options */
function install(options, otherwise = '') {
  console.log('Instalando dependências…');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const { status } = spawnSync(
    npx,
    ['--yes', `pnpm@${pnpmVersion}`, 'install', ...options, '--reporter=silent'],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (status !== 0)
    fail(`As dependências não puderam ser instaladas: o registro npm respondeu? ${otherwise}`.trim());
  writeFileSync(stamp, digest(manifests));
}

/** The Node that the project runs on, whichever Node started the script: the npm package `node`. */
export function node24() {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** The environment of every child: the project's own Node and tools come first on the path. */
export function projectEnvironment(extra = {}) {
  const path = [
    join(root, 'node_modules', 'node', 'bin'),
    join(root, 'node_modules', '.bin'),
    process.env.PATH,
  ];
  return { ...process.env, PATH: path.join(process.platform === 'win32' ? ';' : ':'), ...extra };
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`A Andrômeda precisa de Node 20.19 ou mais novo; este é o ${process.versions.node}.`);
