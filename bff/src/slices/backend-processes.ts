import type { Logger } from '../logging/logger.ts';
import { BackendFault } from './backend-fault.ts';
import {
  type BackendLimits,
  type BackendProcess,
  type RunStatement,
  startBackend,
  USUAL_LIMITS,
} from './backend-process.ts';
import type { BackendAnswer, BackendCall } from './runner/protocol.ts';

/** The backend of one version, ready to be run. */
export interface RunnableBackend {
  remote: string;
  version: string;
  /** The hash of its script. */
  integrity: string;
  /** Its script, once its tables are as it needs them. */
  prepare(): Promise<string>;
  runStatement: RunStatement;
}

/** The processes of backends: each is started by its first call, and ended when nobody has called it for a while. */
export interface BackendProcesses {
  /** Rejects with `BackendFault`. */
  call(backend: RunnableBackend, call: BackendCall): Promise<BackendAnswer>;
  /** The OpenAPI document of a backend as JSON; null where it has none. Rejects with `BackendFault`. */
  describe(backend: RunnableBackend): Promise<string | null>;
  /** Reads a backend's code once, in a process like the others, and answers its OpenAPI document. Rejects with `BackendFault`. */
  tryOut(source: string): Promise<string | null>;
  close(): Promise<void>;
}

export interface PoolLimits extends BackendLimits {
  processes: number;
  callsAtOnce: number;
  idleMs: number;
  /** After so many ends within a minute, calls are refused for the rest of it. */
  crashes: number;
  crashMs: number;
}

export const USUAL_POOL: PoolLimits = {
  ...USUAL_LIMITS,
  processes: 8,
  callsAtOnce: 20,
  idleMs: 5 * 60_000,
  crashes: 3,
  crashMs: 60_000,
};

interface Running {
  started: Promise<BackendProcess>;
  open: number;
  usedAt: number;
  idle: NodeJS.Timeout | undefined;
  /** Ends it without counting that as a crash. */
  stop(): void;
}

export function createBackendProcesses(logger: Logger, limits: PoolLimits = USUAL_POOL): BackendProcesses {
  const running = new Map<string, Running>();
  const crashes = countCrashes(limits);
  const keyOf = ({ remote, version, integrity }: RunnableBackend) => `${remote}@${version} ${integrity}`;

  function start(key: string, backend: RunnableBackend): Running {
    if (crashes.tooMany(key)) throw new BackendFault('resting');
    if (running.size >= limits.processes) leastUsed(running.values()).stop();
    let stopped = false;
    const { remote, version, runStatement } = backend;
    const child = logger.child({ remote, version });
    const started = backend
      .prepare()
      .then((source) => startBackend({ source, runStatement, logger: child }, limits));
    const forget = () => {
      clearTimeout(entry.idle);
      if (running.get(key) === entry) running.delete(key);
    };
    const entry: Running = {
      started,
      open: 0,
      usedAt: performance.now(),
      idle: undefined,
      stop() {
        stopped = true;
        forget();
        started.then(({ end }) => end(), ignore);
      },
    };
    running.set(key, entry);
    const over = (fault?: unknown) => {
      forget();
      // A database that is away is no fault of the backend.
      if (stopped || (fault !== undefined && !(fault instanceof BackendFault))) return;
      crashes.note(key);
      child.warn({ err: fault }, 'a backend of a remote ended');
    };
    started.then(({ ended }) => ended.then(() => over()), over);
    return entry;
  }

  function rest(entry: Running): void {
    clearTimeout(entry.idle);
    entry.usedAt = performance.now();
    if (entry.open > 0) return;
    entry.idle = setTimeout(entry.stop, limits.idleMs);
    entry.idle.unref();
  }

  async function use<Said>(backend: RunnableBackend, ask: (process: BackendProcess) => Promise<Said>) {
    const key = keyOf(backend);
    const entry = running.get(key) ?? start(key, backend);
    if (entry.open >= limits.callsAtOnce) throw new BackendFault('busy');
    entry.open += 1;
    clearTimeout(entry.idle);
    try {
      return await ask(await entry.started);
    } finally {
      entry.open -= 1;
      rest(entry);
    }
  }

  return {
    call: (backend, call) => use(backend, (process) => process.call(call)),
    describe: (backend) => use(backend, (process) => process.describe()),
    tryOut: (source) => tryOut(source, logger, limits),
    async close() {
      const all = [...running.values()];
      for (const { stop } of all) stop();
      await Promise.allSettled(all.map(async ({ started }) => (await started).ended));
    },
  };
}

async function tryOut(source: string, logger: Logger, limits: BackendLimits): Promise<string | null> {
  const runStatement = () => Promise.reject(new Error('there is no database while the code is read'));
  const process = await startBackend({ source, runStatement, logger }, limits);
  try {
    return await process.describe();
  } finally {
    process.end();
    await process.ended;
  }
}

function leastUsed(running: Iterable<Running>): Running {
  const [least] = [...running].filter(({ open }) => open === 0).sort((a, b) => a.usedAt - b.usedAt);
  if (!least) throw new BackendFault('busy');
  return least;
}

/** Ends within the last minute, by backend. */
function countCrashes({ crashes, crashMs }: PoolLimits) {
  const times = new Map<string, number[]>();
  const recent = (key: string) =>
    (times.get(key) ?? []).filter((time) => performance.now() - time <= crashMs);
  return {
    tooMany: (key: string) => recent(key).length >= crashes,
    note(key: string): void {
      for (const other of times.keys()) if (recent(other).length === 0) times.delete(other);
      times.set(key, [...recent(key), performance.now()]);
    },
  };
}

const ignore = (): void => {};
