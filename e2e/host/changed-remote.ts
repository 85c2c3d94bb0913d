import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Another build of a remote. */
export interface ChangedRemote {
  folder: string;
  version: string;
}

/**
 * Copies the build of a remote into a new version in which one text differs. Every hash is updated to match,
 * including those that the bundler wrote into the entry. The source maps stay as they are, so they lead at least to the right file.
 */
export function changeRemote(
  name: string,
  mark: string,
  [text, replacement]: readonly [string, string],
): ChangedRemote {
  const dist = join(root, name, 'dist');
  const built = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')).version as string;
  // Padded to the old length, so that no offset changes.
  const version = built.slice(0, -mark.length) + mark;
  const folder = join(mkdtempSync(join(tmpdir(), 'andromeda-remote-')), version);
  mkdirSync(folder);
  const identifier = (words: string) => words.replaceAll(/[.-]/g, '_');
  // Classes carry the end of the version.
  const classes = (of: string) => `${name.replace('mfe-', '')}-${of.slice(-5)}-`;
  const renamed = (content: string) =>
    content
      .replaceAll(built, version)
      .replaceAll(identifier(built), identifier(version))
      .replaceAll(classes(built), classes(version));
  const hashes = new Map<string, string>();
  const write = (file: string, change: (content: string) => string) => {
    const before = readFileSync(join(dist, built, file), 'utf8');
    const after = change(before);
    hashes.set(sha384(before), sha384(after));
    writeFileSync(join(folder, file), after);
  };
  const files = readdirSync(join(dist, built)).filter((file) => /\.(js|css)$/.test(file));
  for (const file of files.filter((file) => file !== 'remoteEntry.js'))
    write(file, (content) => (text ? renamed(content).replaceAll(text, replacement) : renamed(content)));
  for (const file of files)
    if (existsSync(join(dist, built, `${file}.map`)))
      copyFileSync(join(dist, built, `${file}.map`), join(folder, `${file}.map`));
  const rehash = (content: string) =>
    [...hashes].reduce((changed, [before, after]) => changed.replaceAll(before, after), renamed(content));
  for (const file of ['remoteEntry.js', 'mf-manifest.json', 'build.json']) write(file, rehash);
  return { folder, version };
}

/** Another build of a remote: every hash is right, but its entry script throws when it runs. */
export function brokenRemote(name: string, mark: string): ChangedRemote {
  const changed = changeRemote(name, mark, ['', '']);
  const [entry, build] = ['remoteEntry.js', 'build.json'].map((file) => join(changed.folder, file));
  if (!entry || !build) throw new Error('an entry and its description');
  const whole = readFileSync(entry, 'utf8');
  const broken = `throw new Error('broken release');${whole}`;
  writeFileSync(entry, broken);
  writeFileSync(build, readFileSync(build, 'utf8').replaceAll(sha384(whole), sha384(broken)));
  return changed;
}

const sha384 = (content: string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
