import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A built remote as another build of it would be. */
export interface ChangedRemote {
  folder: string;
  version: string;
}

/**
 * Copies what is built of a remote, as a version of its own in which one text reads differently: every hash follows,
 * those that the bundler wrote into the entry too.
 */
export function changeRemote(
  name: string,
  mark: string,
  [text, replacement]: readonly [string, string],
): ChangedRemote {
  const dist = join(root, name, 'dist');
  const built = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')).version as string;
  // As long as the old one, so that nothing moves.
  const version = built.slice(0, -mark.length) + mark;
  const folder = join(mkdtempSync(join(tmpdir(), 'andromeda-remote-')), version);
  mkdirSync(folder);
  const identifier = (words: string) => words.replaceAll(/[.-]/g, '_');
  const renamed = (content: string) =>
    content.replaceAll(built, version).replaceAll(identifier(built), identifier(version));
  const hashes = new Map<string, string>();
  const write = (file: string, change: (content: string) => string) => {
    const before = readFileSync(join(dist, built, file), 'utf8');
    const after = change(before);
    hashes.set(sha384(before), sha384(after));
    writeFileSync(join(folder, file), after);
  };
  const files = readdirSync(join(dist, built)).filter((file) => /\.(js|css)$/.test(file));
  for (const file of files.filter((file) => file !== 'remoteEntry.js'))
    write(file, (content) => renamed(content).replaceAll(text, replacement));
  const rehash = (content: string) =>
    [...hashes].reduce((changed, [before, after]) => changed.replaceAll(before, after), renamed(content));
  for (const file of ['remoteEntry.js', 'mf-manifest.json', 'build.json']) write(file, rehash);
  return { folder, version };
}

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
