import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../../scripts/fail.mjs';

/**
 * The remote of a repository of its own.
 * @typedef {{ name: string, folder: string, version: string, port: number, budget: { remoteEntry?: number, routes?: number } | undefined }} OwnRemote
 */

/** The remote in the current folder. @returns {OwnRemote} */
export function ownRemote(folder = process.cwd()) {
  const read = (/** @type {string} */ file) =>
    existsSync(join(folder, file))
      ? readFileSync(join(folder, file), 'utf8')
      : fail(
          `✗ Não há ${file} em ${folder}. Rode na pasta do remoto, ou faça um: npm create @andromeda/remote.`,
        );
  const { name } = JSON.parse(read('remote.json'));
  const { version, andromeda = {} } = JSON.parse(read('package.json'));
  const config = join(folder, 'rspack.config.mjs');
  const [, port = '3120'] = existsSync(config)
    ? (/port: (\d+)/.exec(readFileSync(config, 'utf8')) ?? [])
    : [];
  return { name, folder, version, port: Number(port), budget: andromeda.budget };
}

/** The version of a package that a repository has installed. @param {string} folder @param {string} name */
export function installed(folder, name) {
  const file = join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) fail(`✗ Falta ${name}. Rode npm install.`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
