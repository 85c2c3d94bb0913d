import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { TYPES_FILE } from '../kit/type-entries.mjs';
import { isOwnPath } from '../release/own-sources.mjs';

/**
 * @import { FileRegistry } from '../release/connection.mjs'
 * @typedef {{ sha384: string, bytes: number }} File
 * @typedef {Record<string, File>} Files
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
 * Fetches a version as a build would have left it. Answers its folder, the digest of what was fetched, and its sources, where they were kept.
 * @param {FileRegistry} registry
 * @param {Pending} pending
 * @param {string} into
 */
export async function fetchVersion(registry, { remote, version }, into) {
  const own = `/api/remote-checks/versions/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`;
  const { digest, description, files, sources } =
    /** @type {{ digest: string, description: object, files: Files, sources?: File | null }} */ (
      await registry.get(own)
    );
  const folder = join(into, 'remote');
  const at = `/remotes/${encodeURIComponent(remote)}/${encodeURIComponent(version)}`;
  await fetchFiles(files, (name) => registry.bytes(`${at}/${encodeURIComponent(name)}`), folder);
  writeFileSync(join(folder, 'build.json'), JSON.stringify({ name: remote, version, remote: description }));
  return { folder, digest, sources: sources ? await fetchSources(registry, own, sources) : null };
}

/**
 * The text of each source by its path. One that leads out of the folder of its remote is none of it.
 * @param {FileRegistry} registry
 * @param {string} own
 * @param {File} file
 * @returns {Promise<Record<string, string>>}
 */
async function fetchSources(registry, own, file) {
  const bytes = await registry.bytes(`${own}/sources`);
  requireSame('o arquivo das fontes', bytes, file);
  const all = Object.entries(JSON.parse(Buffer.from(bytes).toString()));
  return Object.fromEntries(all.filter(([path, text]) => isOwnPath(path) && typeof text === 'string'));
}

/** The types of a shell, which lie beside its page; null where they were not kept. @param {string} page */
export function typesIn(page) {
  const file = join(page, TYPES_FILE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** @param {string} name @param {Uint8Array} bytes @param {File} file */
function requireSame(name, bytes, { sha384 }) {
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (found !== sha384) throw new ChangedFileError(`${name} não é o arquivo que foi publicado`);
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
      const [name, file] = next;
      const bytes = await fetchBytes(named(name));
      requireSame(name, bytes, file);
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
