import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * @import { FileRegistry } from '../release/connection.mjs'
 * @typedef {Record<string, { sha384: string, bytes: number }>} Files
 * @typedef {{ remote: string, version: string, digest: string, shell: string }} Pending
 */

/** A file is not what the server's record says. */
class ChangedFileError extends Error {
  /** @override */
  name = 'ChangedFileError';
}

const AT_ONCE = 6;

/**
 * Fetches the page by which remotes are checked with a shell. Answers its folder, which has the name that its addresses have.
 * @param {FileRegistry} registry
 * @param {string} shell
 * @param {string} into
 */
export async function fetchPage(registry, shell, into) {
  const at = `/api/remote-checks/shells/${encodeURIComponent(shell)}`;
  const { page, files } = /** @type {{ page: string, files: Files }} */ (await registry.get(at));
  const folder = join(into, named(page));
  await fetchFiles(files, (name) => registry.bytes(`${at}/${encodeURIComponent(name)}`), folder);
  return folder;
}

/**
 * Fetches a version as a build would have left it. Answers its folder, and the digest of what was fetched.
 * @param {FileRegistry} registry
 * @param {Pending} pending
 * @param {string} into
 */
export async function fetchVersion(registry, { remote, version }, into) {
  const { digest, description, files } =
    /** @type {{ digest: string, description: object, files: Files }} */ (
      await registry.get(
        `/api/remote-checks/versions/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`,
      )
    );
  const folder = join(into, 'remote');
  const at = `/remotes/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`;
  await fetchFiles(files, (name) => registry.bytes(`${at}/${encodeURIComponent(name)}`), folder);
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ name: remote, version, remote: description }));
  return { folder, digest };
}

/**
 * @param {Files} files
 * @param {(name: string) => Promise<Uint8Array>} fetchBytes
 * @param {string} folder
 */
async function fetchFiles(files, fetchBytes, folder) {
  mkdirSync(folder, { recursive: true });
  const waiting = Object.entries(files);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, { sha384 }] = next;
      const bytes = await fetchBytes(named(name));
      const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
      if (found !== sha384) throw new ChangedFileError(`${name} não é o arquivo que foi publicado`);
      writeFileSync(join(folder, name), bytes);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A name that leads out of no folder. @param {string} name */
function named(name) {
  if (name && name === basename(name) && !name.startsWith('.')) return name;
  throw new ChangedFileError(`${name} não é o nome de um arquivo`);
}
