import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Logger } from '../logging/logger.ts';
import { BackendFault } from './backend-fault.ts';
import { giveWay, watchMemory } from './process-memory.ts';
import type { BackendAnswer, BackendCall, ToRunner } from './runner/protocol.ts';

/** Runs a statement of the backend in its own schema; rejects with an `Error` whose message the backend reads. */
export type RunStatement = (sql: string, params: unknown) => Promise<unknown[]>;

export interface BackendLimits {
  startMs: number;
  callMs: number;
  /** How long the process has to give a sign of life after a call that took too long. */
  pingMs: number;
  heapMb: number;
  /** All memory of the process. Watched where the system tells it (Linux). */
  memoryMb: number;
}

export const USUAL_LIMITS: BackendLimits = {
  startMs: 30_000,
  callMs: 10_000,
  pingMs: 1000,
  heapMb: 128,
  memoryMb: 384,
};

/** One backend in a process of its own. */
export interface BackendProcess {
  /** Rejects with `BackendFault`. */
  call(call: BackendCall): Promise<BackendAnswer>;
  /** Its OpenAPI document as JSON; null where it has none. Rejects with `BackendFault`. */
  describe(): Promise<string | null>;
  /** Calls that wait for their answer. */
  open(): number;
  end(): void;
  /** Resolves when the process is gone; true where it ended by itself. */
  ended: Promise<boolean>;
}

const runner = fileURLToPath(new URL('./runner/run-backend.mts', import.meta.url));
const LOGS_OF_A_MINUTE = 100;
const STATEMENTS_AT_ONCE = 20;

const Bytes = z.instanceof(Uint8Array);
const Header = z.tuple([z.string().max(200), z.string().max(8000)]);
const Said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('loaded') }),
  z.object({ kind: z.literal('unloadable'), message: z.string() }),
  z.object({
    kind: z.literal('answer'),
    id: z.int(),
    answer: z.object({ status: z.int(), headers: z.array(Header).max(50), body: Bytes }),
  }),
  z.object({
    kind: z.literal('described'),
    id: z.int(),
    document: z
      .string()
      .max(256 * 1024)
      .nullable(),
  }),
  z.object({ kind: z.literal('failed'), id: z.int(), message: z.string() }),
  z.object({ kind: z.literal('statement'), id: z.int(), sql: z.string().max(100_000), params: z.unknown() }),
  z.object({ kind: z.literal('log'), level: z.enum(['info', 'warn', 'error']), text: z.string() }),
  z.object({ kind: z.literal('pong') }),
]);

type Answered = Extract<z.output<typeof Said>, { kind: 'answer' | 'described' }>;

/** Questions to the process that wait for their answers. */
function createQuestions() {
  const waiting = new Map<number, PromiseWithResolvers<Answered>>();
  let last = 0;
  return {
    open: () => waiting.size,
    ask() {
      last += 1;
      const id = last;
      const answer = Promise.withResolvers<Answered>();
      waiting.set(id, answer);
      return { id, answer: answer.promise, forget: () => void waiting.delete(id) };
    },
    answer: (said: Answered) => waiting.get(said.id)?.resolve(said),
    fail: (id: number, message: string) => waiting.get(id)?.reject(new BackendFault('threw', message)),
    end() {
      for (const { reject } of waiting.values()) reject(new BackendFault('ended'));
      waiting.clear();
    },
  };
}

/** Starts the process of one backend and lets it read its code. Rejects with `BackendFault`, `unloadable` with the reason. */
export async function startBackend(
  { source, runStatement, logger }: { source: string; runStatement: RunStatement; logger: Logger },
  limits: BackendLimits = USUAL_LIMITS,
): Promise<BackendProcess> {
  const child = forkRunner(limits);
  const gone = Promise.withResolvers<boolean>();
  const loaded = Promise.withResolvers<void>();
  const questions = createQuestions();
  let byUs = false;
  let pong = (): void => {};
  const end = () => {
    byUs = true;
    child.kill('SIGKILL');
  };
  const say = (message: ToRunner) => void (child.connected && child.send(message, ignore));
  const unwatch = watchMemory(child, limits.memoryMb, end);
  child.once('exit', () => {
    unwatch();
    loaded.reject(new BackendFault('ended'));
    questions.end();
    gone.resolve(!byUs);
  });
  child.once('error', end);
  const log = limitedLog(logger);
  const answerStatement = createStatements(runStatement, say);
  child.on('message', (message) => {
    const said = Said.safeParse(message);
    if (!said.success) return end();
    const { data } = said;
    if (data.kind === 'loaded') loaded.resolve();
    else if (data.kind === 'unloadable') loaded.reject(new BackendFault('unloadable', data.message));
    else if (data.kind === 'pong') pong();
    else if (data.kind === 'log') log(data.level, data.text);
    else if (data.kind === 'statement') void answerStatement(data.id, data.sql, data.params);
    else if (data.kind === 'failed') questions.fail(data.id, data.message);
    else questions.answer(data);
  });
  say({ kind: 'load', source });
  await within(loaded.promise, limits.startMs, 'too_slow').catch((error: unknown) => {
    end();
    throw error;
  });
  // Whoever made the first call waits for the start, so that it does not give way yet.
  giveWay(child);
  return {
    call: async (call) => (await ask('answer', (id) => ({ kind: 'call', id, call }))).answer,
    describe: async () => (await ask('described', (id) => ({ kind: 'describe', id }))).document,
    open: questions.open,
    end,
    ended: gone.promise,
  };

  async function ask<Kind extends Answered['kind']>(kind: Kind, messageOf: (id: number) => ToRunner) {
    if (!child.connected) throw new BackendFault('ended');
    const { id, answer, forget } = questions.ask();
    say(messageOf(id));
    try {
      const said = await within(answer, limits.callMs, 'too_slow');
      if (isOf(said, kind)) return said;
      // It answers something else than it was asked.
      end();
      throw new BackendFault('ended');
    } catch (error) {
      if (error instanceof BackendFault && error.kind === 'too_slow') requireLife();
      throw error;
    } finally {
      forget();
    }
  }

  // A call that waits long for something is its own affair; a process that hears nothing holds all others back.
  function requireLife(): void {
    const dead = setTimeout(end, limits.pingMs);
    pong = () => clearTimeout(dead);
    say({ kind: 'ping' });
  }
}

function forkRunner({ heapMb }: BackendLimits): ChildProcess {
  const child = fork(runner, {
    // Nothing of the server's environment, its keys least of all.
    env: {},
    execArgv: [
      '--permission',
      `--allow-fs-read=${runner}`,
      `--max-old-space-size=${heapMb}`,
      '--disallow-code-generation-from-strings',
      '--disable-warning=ExperimentalWarning',
    ],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return child;
}

function createStatements(runStatement: RunStatement, say: (message: ToRunner) => void) {
  let open = 0;
  return async (id: number, sql: string, params: unknown): Promise<void> => {
    if (open >= STATEMENTS_AT_ONCE)
      return say({ kind: 'refused', id, message: 'too many statements at once' });
    open += 1;
    try {
      say({ kind: 'rows', id, rows: await runStatement(sql, params) });
    } catch (error) {
      say({ kind: 'refused', id, message: error instanceof Error ? error.message : 'the statement failed' });
    } finally {
      open -= 1;
    }
  };
}

function limitedLog(logger: Logger) {
  let since = 0;
  let count = 0;
  return (level: 'info' | 'warn' | 'error', text: string): void => {
    const now = performance.now();
    if (now - since > 60_000) {
      since = now;
      count = 0;
    }
    count += 1;
    if (count <= LOGS_OF_A_MINUTE) logger[level]({ text }, 'a backend of a remote wrote');
  };
}

function within<T>(work: Promise<T>, ms: number, kind: 'too_slow'): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new BackendFault(kind)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

const isOf = <Kind extends Answered['kind']>(
  said: Answered,
  kind: Kind,
): said is Extract<Answered, { kind: Kind }> => said.kind === kind;

const ignore = (): void => {};
