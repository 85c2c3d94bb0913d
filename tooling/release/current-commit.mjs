import { spawnSync } from 'node:child_process';

/**
 * The commit of the files in a folder, with `-dirty` where some had been changed since; nothing outside a repository.
 * @param {string} folder
 * @returns {{ commit?: string }}
 */
export function currentCommit(folder) {
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8') };
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'],
    options,
  );
  const commit = stdout?.trim() ?? '';
  return status === 0 && /^[0-9a-f]{7,64}(-dirty)?$/.test(commit) ? { commit } : {};
}
