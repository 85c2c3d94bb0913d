import type { RemoteBackend } from '../../contract/remote-backends.ts';
import type { RemoteFiles } from '../ports/remote-files.ts';
import type { MigrationProblem, RemoteSchemas } from '../ports/remote-schemas.ts';
import { StoreError } from '../ports/store-error.ts';
import type { ReleaseSnapshot } from '../remotes/release-snapshot.ts';
import type { RemoteCatalog } from '../remotes/remote-catalog.ts';
import { type BackendContract, parseContract } from './backend-contract.ts';
import { BackendFault } from './backend-fault.ts';
import {
  BACKEND_FILE,
  type BackendPackage,
  CONTRACT_FILE,
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
  /** The OpenAPI document of a version's backend; null where it has none. Rejects as `call` does. */
  contract(remote: string, version: string): Promise<BackendContract | null>;
  /** Tries a backend that is to be published. */
  tryOut(remote: string, backend: BackendPackage): Promise<TriedBackend>;
  /** Makes the tables that a version needs, before anybody sees it. */
  prepare(remote: string, version: string): Promise<MigrationProblem[]>;
  close(): Promise<void>;
}

/** What is wrong with a backend: why its code does not load, why its OpenAPI document is none, and its migrations. */
interface TriedBackend {
  unloadable: string | null;
  undescribed: string | null;
  problems: MigrationProblem[];
  /** Null where its routes carry no schemas. */
  contract: BackendContract | null;
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
  /** What was kept of it at its publication; undefined where nothing was. */
  readContract?(): Promise<string | undefined>;
  open(): Promise<BackendPackage>;
}

export function createRemoteBackends(deps: Deps): RemoteBackends {
  const { snapshot, files, catalog, schemas, processes, developmentServers = {} } = deps;

  async function find(remote: string, version: string): Promise<Found | null> {
    if (version === DEVELOPMENT) return readServed(developmentServers[remote]);
    const record = (await snapshot.load(remote, version))?.record;
    if (record) {
      const described = record.backend;
      const readContract = async () => (await files.get(record, CONTRACT_FILE))?.toString();
      return described && { described, readContract, open: () => openStored(files, record, described) };
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

  async function findRunnable(remote: string, version: string) {
    const found = await find(remote, version);
    if (!found) throw new BackendFault('unloadable', 'it is gone');
    const { integrity } = found.described;
    const runStatement = (sql: string, params: unknown) => schemas.run(remote, sql, params).catch(explain);
    const prepare = () => scriptOf(remote, found);
    return { found, runnable: { remote, version, integrity, prepare, runStatement } };
  }

  return {
    has: async (remote, version) => (await find(remote, version)) !== null,
    async call(remote, version, call) {
      return processes.call((await findRunnable(remote, version)).runnable, call);
    },
    async contract(remote, version) {
      const { found, runnable } = await findRunnable(remote, version);
      const kept = await found.readContract?.();
      return parseContract(kept ?? (await processes.describe(runnable)));
    },
    async tryOut(remote, backend) {
      const tried = await processes
        .tryOut(backend.entry)
        .then((document) => ({ unloadable: null, undescribed: null, contract: parseContract(document) }))
        .catch((error: unknown) => {
          if (!(error instanceof BackendFault)) throw error;
          const { kind, message } = error;
          // Once it is loaded, nothing but its document can throw.
          return kind === 'threw'
            ? { unloadable: null, undescribed: message, contract: null }
            : { unloadable: message, undescribed: null, contract: null };
        });
      return { ...tried, problems: await migrate(remote, backend, false) };
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
