import type { RemoteBackend } from '../../contract/remote-backends.ts';
import type { RemoteFiles } from '../ports/remote-files.ts';
import type { MigrationProblem, RemoteSchemas } from '../ports/remote-schemas.ts';
import { StoreError } from '../ports/store-error.ts';
import type { ReleaseSnapshot } from '../remotes/release-snapshot.ts';
import type { RemoteCatalog } from '../remotes/remote-catalog.ts';
import { BackendFault } from './backend-fault.ts';
import {
  BACKEND_FILE,
  type BackendPackage,
  describeBackend,
  migrationsOf,
  openBackend,
  parseBackend,
  readBuiltBackend,
} from './backend-package.ts';
import type { BackendProcesses } from './backend-processes.ts';
import type { BackendAnswer, BackendCall } from './runner/protocol.ts';

/** The backends of remotes' versions. */
export interface RemoteBackends {
  /** Whether a version has one. */
  has(remote: string, version: string): Promise<boolean>;
  /** Rejects with `BackendFault`, or with `StoreError` where the database does not answer. */
  call(remote: string, version: string, call: BackendCall): Promise<BackendAnswer>;
  /** Tries a backend that is to be published: why its code does not load, and what is wrong with its migrations. */
  tryOut(
    remote: string,
    backend: BackendPackage,
  ): Promise<{ unloadable: string | null; problems: MigrationProblem[] }>;
  /** Makes the tables that a version needs, before anybody sees it. */
  prepare(remote: string, version: string): Promise<MigrationProblem[]>;
  close(): Promise<void>;
}

/** The version that a development server builds anew at each change. */
export const DEVELOPMENT = 'dev';
const DEVELOPMENT_MS = 30_000;

interface Deps {
  snapshot: Pick<ReleaseSnapshot, 'load'>;
  files: Pick<RemoteFiles, 'get'>;
  catalog: Pick<RemoteCatalog, 'built'>;
  schemas: RemoteSchemas;
  processes: BackendProcesses;
  /** The origin of each app that a development server builds. */
  developmentServers?: Readonly<Record<string, string>> | undefined;
}

interface Found {
  described: RemoteBackend;
  open(): Promise<BackendPackage>;
}

export function createRemoteBackends(deps: Deps): RemoteBackends {
  const { snapshot, files, catalog, schemas, processes, developmentServers = {} } = deps;

  async function find(remote: string, version: string): Promise<Found | null> {
    if (version === DEVELOPMENT) return readServed(developmentServers[remote]);
    const record = (await snapshot.load(remote, version))?.record;
    if (record) {
      const described = record.backend;
      return described && { described, open: () => openStored(files, record, described) };
    }
    const built = catalog.built(remote);
    if (built?.version !== version || !built.backend) return null;
    const described = built.backend;
    return { described, open: () => readBuiltBackend(built.folder, described) };
  }

  const migrate = (remote: string, backend: BackendPackage, keep: boolean) =>
    schemas.migrate(remote, migrationsOf(backend), keep);

  async function scriptOf(remote: string, { open }: Found): Promise<string> {
    const backend = await open();
    const [problem] = await migrate(remote, backend, true);
    if (!problem) return backend.entry;
    throw new BackendFault('unloadable', `${problem.migration}: ${problem.what} ${problem.name}`);
  }

  return {
    has: async (remote, version) => (await find(remote, version)) !== null,
    async call(remote, version, call) {
      const found = await find(remote, version);
      if (!found) throw new BackendFault('unloadable', 'it is gone');
      const { integrity } = found.described;
      const runStatement = (sql: string, params: unknown) => schemas.run(remote, sql, params).catch(explain);
      return processes.call(
        { remote, version, integrity, prepare: () => scriptOf(remote, found), runStatement },
        call,
      );
    },
    async tryOut(remote, backend) {
      const unloadable = await processes.tryOut(backend.entry).then(
        () => null,
        (error: unknown) => (error instanceof BackendFault ? error.message : Promise.reject(error)),
      );
      return { unloadable, problems: await migrate(remote, backend, false) };
    },
    async prepare(remote, version) {
      const found = await find(remote, version);
      return found ? migrate(remote, await found.open(), true) : [];
    },
    close: processes.close,
  };
}

async function openStored(
  files: Pick<RemoteFiles, 'get'>,
  place: Parameters<RemoteFiles['get']>[0],
  described: RemoteBackend,
): Promise<BackendPackage> {
  const bytes = await files.get(place, BACKEND_FILE);
  if (!bytes) throw new Error(`the backend of ${place.remote} ${place.version} is gone`);
  return openBackend(bytes, described);
}

/** A development server answers it as it is now; one that is not up yet has none. */
async function readServed(origin: string | undefined): Promise<Found | null> {
  if (!origin) return null;
  const answer = await fetch(`${origin}/${BACKEND_FILE}`, {
    signal: AbortSignal.timeout(DEVELOPMENT_MS),
  }).catch(() => null);
  if (!answer?.ok) return null;
  const backend = parseBackend(await answer.text());
  const { integrity, migrations } = describeBackend(backend);
  // A changed migration, too, is another backend: it runs when the process starts.
  const described = {
    integrity: `${integrity} ${migrations.map((step) => step.integrity).join(' ')}`,
    migrations,
  };
  return { described, open: async () => backend };
}

// What the database says of a statement is for whoever wrote it; of a database that is away there is nothing to say.
function explain(error: unknown): never {
  if (error instanceof StoreError && error.kind === 'rejected')
    throw new Error(error.message.replace(/^run_remote_statement: /, ''));
  throw new Error('the database does not answer');
}
