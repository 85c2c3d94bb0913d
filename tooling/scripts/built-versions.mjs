import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** How many versions of an app stay on disk, so that open tabs find their chunks after a rebuild. */
const KEPT_VERSIONS = 3;

/**
 * Writes `build.json` last, so that a folder with it is complete.
 * @param {{ name: string, folder: string, version: string, platform: string }} app `folder` has the sources of the app
 * @param {string} output
 * @param {{ backend?: object | undefined, compressed?: boolean }} options `backend` is what `buildBackend` says of the remote's own
 *   backend; `compressed` also lays the compressed files beside the others
 */
export function describeBuild(
  { name, folder, version, platform },
  output,
  { backend, compressed = true } = {},
) {
  /** @type {Record<string, string>} */
  const integrity = {};
  for (const file of readdirSync(output)) {
    if (!/\.(js|css|html|json|svg)$/.test(file)) continue;
    const bytes = readFileSync(join(output, file));
    if (/\.(js|css)$/.test(file))
      integrity[file] = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    if (compressed) compress(join(output, file), bytes);
  }
  const described = join(folder, 'remote.json');
  const remote = existsSync(described) ? { ...readJson(described), version, platform: `^${platform}` } : null;
  writeFileSync(
    join(output, 'build.json'),
    JSON.stringify({ name, version, remote, integrity, backend }, null, 2),
  );
}

/** @param {string} path @param {Buffer} bytes */
function compress(path, bytes) {
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotli));
}

/**
 * Deletes the oldest versions in an app's folder; those in `kept` and the newest others stay.
 * @param {string} folder
 * @param {string[]} kept
 */
export function prune(folder, kept) {
  const versions = readdirSync(folder).filter(
    (entry) => statSync(join(folder, entry)).isDirectory() && !kept.includes(entry),
  );
  const newestFirst = versions.sort(
    (a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs,
  );
  for (const version of newestFirst.slice(KEPT_VERSIONS - 1))
    rmSync(join(folder, version), { recursive: true });
}

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(path, 'utf8'));
