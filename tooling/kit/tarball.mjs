import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'tar';

/**
 * A package as it goes to a registry: its manifest and its files, by their paths in it.
 * @typedef {{ manifest: { name: string, version: string, bin?: Record<string, string>, [field: string]: unknown }, files: Map<string, string | Buffer> }} Package
 */

/** The name of a package's tarball, as `npm pack` gives it. @param {Package['manifest']} manifest */
const tarballOf = ({ name, version }) => `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;

/**
 * Writes a package as a tarball, and returns its path.
 * @param {Package} packed
 * @param {string} folder
 */
export async function writeTarball({ manifest, files }, folder) {
  const staging = mkdtempSync(join(tmpdir(), 'andromeda-kit-'));
  const programs = Object.values(manifest.bin ?? {}).map((path) => path.replace(/^\.\//, ''));
  try {
    const all = new Map([...files, ['package.json', `${JSON.stringify(manifest, null, 2)}\n`]]);
    for (const [path, content] of all) {
      const place = join(staging, path);
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, content, { mode: programs.includes(path) ? 0o755 : 0o644 });
    }
    const file = join(folder, tarballOf(manifest));
    // The same sources give the same bytes.
    const options = { gzip: true, file, cwd: staging, prefix: 'package', portable: true, mtime: new Date(0) };
    await create(options, [...all.keys()].sort());
    return file;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
