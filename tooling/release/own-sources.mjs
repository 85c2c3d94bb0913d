import { posix } from 'node:path';

/**
 * Where a file that a source map names lies in the folder of its remote; null for a library, for what the bundler added, and for a file that
 * lies elsewhere. The server takes what this takes (`bff/src/remotes/version-sources.ts`).
 * @param {string | null} source
 */
export function ownPath(source) {
  const [, inside] = /^webpack:\/\/[^/]*\/\.\/(.+)$/.exec(source ?? '') ?? [];
  // Other bundlers name a source by its way from the built file.
  const [, beside] = /^(?:\.{1,2}\/)+(src\/.+)$/.exec(source ?? '') ?? [];
  const path = (inside ?? beside)?.replace(/\?.*$/, '');
  return path && isOwnPath(path) ? path : null;
}

/** Whether a path names a script in the folder of a remote, and leads out of it nowhere. @param {string} path */
export function isOwnPath(path) {
  if (!/^[\w@$()[\] .+/-]+\.[cm]?[jt]sx?$/.test(path) || posix.normalize(path) !== path) return false;
  return !/^(\.\.|\/)/.test(path) && !path.split('/').includes('node_modules');
}
