import { lte, major } from 'semver';
import { ApiReport } from '../../contract/api-report.ts';
import { SHELL } from '../../contract/page-config.ts';
import type { SharedLibrary } from '../../contract/releases.ts';
import type { Logger } from '../logging/logger.ts';
import type { Clock } from '../ports/clock.ts';
import type { RemoteFiles } from '../ports/remote-files.ts';
import type { RemoteVersionRecord } from '../ports/remote-registry.ts';
import { inCanary } from './canary-bucket.ts';
import { holds } from './published-bytes.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';
import type { BuiltShell, RemoteCatalog } from './remote-catalog.ts';
import { makeShellPage, type ShellPage } from './shell-page.ts';

const PLATFORM = '@andromeda/platform';
const AT_ONCE = 8;
/** A shell whose files are not whole is tried again after this long. */
const AGAIN_MS = 60_000;
const textFiles = [
  'page.html',
  'hosting.json',
  'drawn-screens.json',
  'drawn-frame.json',
  'api.json',
] as const;

/** A shell that this node can show. */
export interface OpenShell extends Omit<BuiltShell, 'folder'> {
  /** What its pages are made of; null for the one on this machine's disk. */
  page: ShellPage | null;
}

/** A shell that its channel names and this node does not show, and why, as a sentence. */
export interface RefusedShell {
  version: string;
  problem: string;
}

/** The released shells, as far as this node has read and verified them. Nothing here waits for the registry but `prepare` and `open`. */
export interface ShellVersions {
  /** What this visitor's page is made of; null for the shell on the disk. */
  pageFor(visitor: string | null): ShellPage | null;
  /** The shell that everybody outside a canary gets. Null where none is built or released. */
  live(): Pick<OpenShell, 'version' | 'shared' | 'api'> | null;
  refused(): readonly RefusedShell[];
  /** Reads what the channel names and was not read before. Never rejects: a shell that cannot be shown is left out, and logged once. */
  prepare(): Promise<void>;
  /** A published shell; a sentence for one that this node cannot show, and null for one that does not exist. */
  open(version: string): Promise<OpenShell | RefusedShell | null>;
}

interface Deps {
  snapshot: Pick<ReleaseSnapshot, 'channel' | 'load'>;
  catalog: Pick<RemoteCatalog, 'builtShell'>;
  files: Pick<RemoteFiles, 'get'>;
  clock: Pick<Clock, 'now'>;
  logger: Logger;
}

interface Shown {
  live: OpenShell | null;
  canary: OpenShell | null;
  percent: number;
  refused: RefusedShell[];
}

export function createShellVersions({ snapshot, catalog, files, clock, logger }: Deps): ShellVersions {
  const read = createReader(files, clock);
  const logged = new Set<string>();
  let shown: Shown = { live: null, canary: null, percent: 0, refused: [] };
  let preparing: Promise<void> = Promise.resolve();

  const open = async (version: string): Promise<OpenShell | RefusedShell | null> => {
    const own = catalog.builtShell();
    if (own?.version === version) return { ...own, page: null };
    const record = (await snapshot.load(SHELL, version))?.record;
    if (!record) return null;
    const problem = unfitness(record.shared, own);
    return problem ? { version, problem } : read(record);
  };

  const readNamed = async () => {
    const refused: RefusedShell[] = [];
    const tryOpen = async (version: string) => {
      const found = await open(version).catch(() => null);
      if (found && !('problem' in found)) return found;
      refused.push(found ?? { version, problem: 'Ela não está no registro, ou ele não responde.' });
      return null;
    };
    const {
      liveVersion = null,
      canaryVersion = null,
      earlierVersions = [],
      canaryPercent = 0,
    } = snapshot.channel(SHELL) ?? {};
    let live: OpenShell | null = null;
    for (const version of liveVersion ? [liveVersion, ...earlierVersions] : []) {
      live = await tryOpen(version);
      if (live) break;
    }
    const canary = canaryVersion ? await tryOpen(canaryVersion) : null;
    shown = { live, canary, percent: canaryPercent, refused };
    for (const { version, problem } of refused) {
      if (logged.has(`${version} ${problem}`)) continue;
      logged.add(`${version} ${problem}`);
      logger.error({ version, problem, live: live?.version ?? null }, 'a released shell is not shown');
    }
  };

  const chosen = (visitor: string | null) =>
    shown.canary && visitor && inCanary(visitor, SHELL, shown.percent) ? shown.canary : shown.live;
  return {
    pageFor: (visitor) => chosen(visitor)?.page ?? null,
    live: () => shown.live ?? catalog.builtShell(),
    refused: () => shown.refused,
    prepare: () => {
      // One after another: a slow one must not overwrite what is newer.
      preparing = preparing.then(readNamed);
      return preparing;
    },
    open,
  };
}

/** Why a shell is not for this server: it calls its API, which grows with the platform of the shell that is built with it. */
function unfitness(shared: readonly SharedLibrary[], own: BuiltShell | null): string | null {
  const [asked, offered] = [platformOf(shared), platformOf(own?.shared ?? [])];
  if (!asked || !offered) return 'Não se sabe de que plataforma ela é, ou a do servidor.';
  if (major(asked) === major(offered) && lte(asked, offered)) return null;
  return `Ela tem a plataforma ${asked}, e este servidor, com a ${offered}, só serve a mesma ou uma anterior da versão ${major(offered)}.`;
}

const platformOf = (shared: readonly SharedLibrary[]) =>
  shared.find(({ name }) => name === PLATFORM)?.version;

/** Reads whole shells, and each once: what was published never changes. */
function createReader(files: Deps['files'], clock: Deps['clock']) {
  const known = new Map<string, { made: OpenShell | RefusedShell; at: number }>();
  return async (record: RemoteVersionRecord): Promise<OpenShell | RefusedShell> => {
    const { version } = record;
    const key = `${version} ${record.digest}`;
    const now = clock.now().getTime();
    const before = known.get(key);
    if (before && (!('problem' in before.made) || now - before.at < AGAIN_MS)) return before.made;
    const made = await openWhole(files, record).catch((error: unknown) => ({
      version,
      problem: `Os arquivos dela não estão inteiros: ${error instanceof Error ? error.message : String(error)}`,
    }));
    if (known.size >= 20) known.clear();
    known.set(key, { made, at: now });
    return made;
  };
}

/** Reads and verifies every file, so that no page names one that is not there. */
async function openWhole(files: Deps['files'], record: RemoteVersionRecord): Promise<OpenShell> {
  const waiting = Object.entries(record.files);
  const texts = new Map<string, string>();
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, published] = next;
      const bytes = await files.get(record, name);
      if (!bytes || !(await holds(bytes, '', published))) throw new Error(name);
      if (textFiles.some((file) => file === name)) texts.set(name, Buffer.from(bytes).toString('utf8'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const textOf = (name: (typeof textFiles)[number]) => {
    const text = texts.get(name);
    if (text === undefined) throw new Error(name);
    return text;
  };
  const integrity = Object.fromEntries(
    Object.entries(record.files)
      .filter(([name]) => /\.(js|css)$/.test(name))
      .map(([name, { sha384 }]) => [name, sha384]),
  );
  const { version, shared } = record;
  const api = texts.get('api.json');
  return {
    version,
    shared,
    api: api === undefined ? null : ApiReport.parse(JSON.parse(api)),
    page: makeShellPage(version, integrity, {
      'page.html': textOf('page.html'),
      'hosting.json': textOf('hosting.json'),
      'drawn-screens.json': texts.get('drawn-screens.json'),
      'drawn-frame.json': texts.get('drawn-frame.json'),
    }),
  };
}
