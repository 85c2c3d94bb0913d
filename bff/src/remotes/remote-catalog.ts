import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ApiReport } from '../../contract/api-report.ts';
import { RemoteDescription } from '../../contract/page-config.ts';
import { SharedLibrary } from '../../contract/releases.ts';
import { RemoteBackend } from '../../contract/remote-backends.ts';
import { type CatalogEntry, describeRemote, Manifest } from './describe-remote.ts';
import { Hosting, makeShellPage, type ShellPage } from './shell-page.ts';

const Pointer = z.object({ version: z.string() });
const Build = z.object({
  remote: RemoteDescription.nullable(),
  backend: RemoteBackend.optional(),
  integrity: z.record(z.string(), z.string()),
});
const Sharing = z.looseObject({
  shared: z.array(SharedLibrary.partial({ singleton: true, requiredVersion: true })).default([]),
});
/** The build of the shell: its version and its folder, and the libraries that it shares with remotes. */
export interface BuiltShell {
  version: string;
  folder: string;
  shared: readonly SharedLibrary[];
  /** What it hands out of its own packages; null for a build that does not say it. */
  api: ApiReport | null;
}

/** The build of one remote: its description, hashes and manifest, and their folder. */
export interface BuiltRemote {
  version: string;
  folder: string;
  remote: RemoteDescription;
  integrity: Readonly<Record<string, string>>;
  manifest: Manifest;
  /** Its own backend, in the folder `backend`. */
  backend?: RemoteBackend | undefined;
}

/** The current builds on this machine's disk, read again whenever they change. */
export interface RemoteCatalog {
  /** Remotes that are built; one that is missing or unreadable is left out. */
  entries(): Promise<readonly CatalogEntry[]>;
  /** The current build of a remote; null where it was never built, or is not whole. */
  built(remote: string): BuiltRemote | null;
  /** The current build of the shell, as `built` of a remote. */
  builtShell(): BuiltShell | null;
  /** The folder of one version of an app's files, or null. */
  folder(app: string, version: string): string | null;
  /** Rejects when the shell was never built. */
  shellPage(): Promise<ShellPage>;
}

/**
 * Reads `{root}/{app}/dist/current.json` and what it points to; a pointer that changed is read again. `lookEveryMs`: for how long
 * `entries` and `shellPage` take the pointers as they were, since to look at them costs more than to write a page.
 */
export function createDiskCatalog(root: string, lookEveryMs = 0): RemoteCatalog {
  const cached = new Map<string, { stamp: number; entry: CatalogEntry | null }>();
  const entryOf = (app: string): CatalogEntry | null => {
    const pointer = join(root, app, 'dist', 'current.json');
    const stamp = statSync(pointer, { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined) return null;
    const known = cached.get(app);
    if (known?.stamp === stamp) return known.entry;
    const entry = readEntry(root, app);
    cached.set(app, { stamp, entry });
    return entry;
  };
  return {
    entries: atMostEvery(lookEveryMs, async () =>
      readdirSync(root)
        .filter((name) => name.startsWith('mfe-'))
        .map(entryOf)
        .filter((entry) => entry !== null),
    ),
    built: (remote) => (isApp(remote) ? readBuilt(root, remote) : null),
    builtShell: () => readBuiltShell(root),
    folder: (app, version) => {
      const known = isApp(app) && /^[\w.-]+$/.test(version) && !version.includes('..');
      const path = join(root, app, 'dist', version);
      return known && existsSync(path) ? path : null;
    },
    shellPage: atMostEvery(lookEveryMs, createShellPageReader(root)),
  };
}

function atMostEvery<Answer>(milliseconds: number, look: () => Answer): () => Answer {
  let last: { answer: Answer; at: number } | undefined;
  return () => {
    const now = performance.now();
    if (!last || now - last.at >= milliseconds) last = { answer: look(), at: now };
    return last.answer;
  };
}

const isApp = (name: string) => /^(shell|mfe-[a-z0-9-]+)$/.test(name);

function readEntry(root: string, app: string): CatalogEntry | null {
  const built = readBuilt(root, app);
  if (!built) return null;
  const { remote, integrity, manifest } = built;
  return describeRemote(remote, integrity, manifest, `/remotes/${remote.name}/${remote.version}/`);
}

function readBuilt(root: string, app: string): BuiltRemote | null {
  try {
    const { version } = readJson(join(root, app, 'dist', 'current.json'), Pointer);
    const folder = join(root, app, 'dist', version);
    const { remote, integrity, backend } = readJson(join(folder, 'build.json'), Build);
    if (!remote) return null;
    return {
      version,
      folder,
      remote,
      integrity,
      ...(backend && { backend }),
      manifest: readJson(join(folder, 'mf-manifest.json'), Manifest),
    };
  } catch {
    return null;
  }
}

function readBuiltShell(root: string): BuiltShell | null {
  try {
    const { version } = readJson(join(root, 'shell', 'dist', 'current.json'), Pointer);
    const folder = join(root, 'shell', 'dist', version);
    const { shared } = readJson(join(folder, 'hosting.json'), Hosting);
    return { version, folder, shared, api: readApi(join(folder, 'api.json')) };
  } catch {
    return null;
  }
}

/** Reads a report again only where it is another: it is some 100 kB, and read at each release. */
const readApi = keepLast((file: string): ApiReport | null => {
  try {
    return readJson(file, ApiReport);
  } catch {
    return null;
  }
});

function keepLast<Answer>(read: (file: string) => Answer): (file: string) => Answer {
  let last: { file: string; answer: Answer } | undefined;
  return (file) => {
    if (last?.file !== file) last = { file, answer: read(file) };
    return last.answer;
  };
}

/** The libraries that a remote shares, by its manifest. */
export function sharedLibraries(manifest: unknown): SharedLibrary[] {
  return Sharing.parse(manifest).shared.map(({ name, version, requiredVersion, singleton }) => ({
    name,
    version,
    requiredVersion: requiredVersion ?? '*',
    singleton: singleton ?? false,
  }));
}

function createShellPageReader(root: string): () => Promise<ShellPage> {
  const pointer = join(root, 'shell', 'dist', 'current.json');
  let known: { stamp: number; page: ShellPage } | undefined;
  return async () => {
    const stamp = statSync(pointer).mtimeMs;
    if (known?.stamp !== stamp)
      known = { stamp, page: await readShellPage(root, readJson(pointer, Pointer).version) };
    return known.page;
  };
}

async function readShellPage(root: string, version: string): Promise<ShellPage> {
  const folder = join(root, 'shell', 'dist', version);
  const textOf = (name: string) => readFile(join(folder, name), 'utf8');
  const drawnIn = (name: string) => (existsSync(join(folder, name)) ? textOf(name) : undefined);
  const { integrity } = readJson(join(folder, 'build.json'), Build);
  return makeShellPage(version, integrity, {
    'page.html': await textOf('page.html'),
    'hosting.json': await textOf('hosting.json'),
    'drawn-screens.json': await drawnIn('drawn-screens.json'),
    'drawn-frame.json': await drawnIn('drawn-frame.json'),
  });
}

function readJson<T extends z.ZodType>(path: string, schema: T): z.infer<T> {
  return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
}
