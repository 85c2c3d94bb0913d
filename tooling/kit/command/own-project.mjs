import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildApp } from '../../scripts/build-app.mjs';
import { digest, root } from '../../scripts/workspace.mjs';
import { installed } from './own-remote.mjs';

/** @import { OwnRemote } from './own-remote.mjs' */

const inputs = ['src', 'public', 'package.json', 'package-lock.json', 'remote.json', 'rspack.config.mjs'];
const foundations = ['@andromeda/platform', '@andromeda/design-system', '@andromeda/remote-kit'];

/** The path of Rspack's command line, which its package does not export. */
export const bundler = () =>
  join(dirname(createRequire(import.meta.url).resolve('@rspack/cli')), '../bin/rspack.js');

/**
 * Builds the remote, unless it is built, and returns the folder of the build.
 * @param {OwnRemote} remote
 * @param {(version: string) => void} onBuild
 */
export async function makeBuild({ name, folder, version }, onBuild) {
  const versions = foundations.map((library) => `${library} ${installed(folder, library)}`).join();
  const built = await buildApp({
    name,
    folder,
    version: `${version}-${digest(inputs, versions, folder).slice(0, 10)}`,
    platform: installed(folder, '@andromeda/platform'),
    bundler: bundler(),
    makeCurrent: true,
    onBuild: (_, it) => onBuild(it),
  });
  return join(folder, 'dist', built);
}

/** The folder of the page that checks the contract, as the kit brings it. */
export async function contractPage() {
  const pages = join(root, 'fake-host/dist');
  return join(pages, JSON.parse(readFileSync(join(pages, 'current.json'), 'utf8')).version);
}

/**
 * A repository of its own as a release sees it.
 * @param {OwnRemote} remote
 * @returns {import('../../release/project.mjs').Project}
 */
export function ownProject(remote) {
  const { name, folder, budget } = remote;
  return {
    root: folder,
    remotes: [name],
    build: (_, onBuild) => makeBuild(remote, onBuild),
    contractPage,
    budgetOf: () => budget,
    // Missing in packages from before 1.29.
    apiReport() {
      const file = join(folder, 'node_modules/@andromeda/platform/api.json');
      return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    },
    async typeComplaints() {
      const compiler = createRequire(join(folder, 'package.json')).resolve('typescript/bin/tsc');
      const { status, stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {
        cwd: folder,
        encoding: 'utf8',
      });
      return status === 0 ? '' : stdout || `O compilador terminou com ${status}.`;
    },
  };
}
