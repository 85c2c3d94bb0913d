import { type ChildProcess, fork } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import type { CutOutModelOptions, WatchStage } from '@andromeda/image-engine';
import { type FromProcess, type OpenedModel, readFailure, type ToProcess } from './image-messages.ts';
import type { ImageVerb } from './image-work.ts';
import { createOpenCalls } from './open-calls.ts';

/** The process that works on pictures. It starts with the first call, keeps running, and is started again after it ended. */
export interface ImageProcess {
  /** Starts it and loads the operator's model, where there is one. Rejects with `NetworkError`. */
  open(): Promise<OpenedModel | null>;
  /** Answers what the verb of `ImageWork` does. Rejects as that does, with the signal's reason, or with `ImageProcessEnded`. */
  ask(verb: ImageVerb, input: object, signal?: AbortSignal): Promise<unknown>;
  /** Its id, while it runs. */
  readonly pid: number | undefined;
  /** Ends the process; its open calls are rejected. */
  close(): void;
}

/** The process ended before it answered: it was killed, it crashed, or the server closed it. */
export class ImageProcessEnded extends Error {
  override readonly name = 'ImageProcessEnded';
  readonly closed: boolean;

  constructor(how: string, closed: boolean) {
    super(`the process of pictures ended (${how})`);
    this.closed = closed;
  }
}

export interface ImageProcessOptions {
  model: CutOutModelOptions | null;
  /** Receives a line for the operator about a failure that does not stop pictures from being made. */
  warn(message: string, cause: string): void;
  /** Runs each stage of the engine's work on a call, for callers that measure how long it takes. */
  watch?: WatchStage;
}

/** Prepares the process, which starts with the first call. */
export function createImageProcess(options: ImageProcessOptions): ImageProcess {
  let running: Running | null = null;
  let closed = false;

  function start(): Running {
    if (closed) throw new ImageProcessEnded('closed', true);
    running ??= startProcess(options, (ended) => {
      if (running === ended) running = null;
    });
    return running;
  }

  return {
    open: async () => start().opened,
    ask: async (verb, input, signal) => start().ask(verb, input, signal),
    get pid() {
      return running?.child.pid;
    },
    close() {
      closed = true;
      running?.end('closed', true);
    },
  };
}

interface Running {
  child: ChildProcess;
  opened: Promise<OpenedModel | null>;
  ask: ImageProcess['ask'];
  end(how: string, closed: boolean): void;
}

function startProcess(options: ImageProcessOptions, onEnd: (ended: Running) => void): Running {
  const child = forkProcess();
  const calls = createOpenCalls(options.watch ?? ((_stage, run) => run()));
  const { promise: opened, resolve, reject } = Promise.withResolvers<OpenedModel | null>();
  opened.catch(() => undefined);

  const end = (how: string, closed = false): void => {
    onEnd(running);
    child.kill('SIGKILL');
    const failure = new ImageProcessEnded(how, closed);
    reject(failure);
    calls.failAll(failure);
  };
  const tell = (message: ToProcess): void => {
    child.send(message, (error) => error && end(error.message));
  };
  child.once('exit', (code, signal) => end(signal ?? `exit ${code}`));
  child.once('error', (error) => end(error.message));
  child.on('message', (message: FromProcess) => {
    if (message.type === 'opened') resolve(message.model);
    else if (message.type === 'warning') options.warn(message.message, message.cause);
    else if (message.type === 'not_opened') {
      reject(readFailure(message.failure));
      end(message.failure.message);
    } else calls.hear(message);
  });

  const ask: ImageProcess['ask'] = async (verb, input, signal) => {
    signal?.throwIfAborted();
    const { id, answer } = calls.open();
    const onAbort = (): void => {
      tell({ type: 'abort', id });
      calls.fail(id, signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    keepOpen(child, true);
    try {
      tell({ type: 'call', id, verb, input });
      return await answer;
    } finally {
      signal?.removeEventListener('abort', onAbort);
      calls.close(id);
      if (calls.isEmpty()) keepOpen(child, false);
    }
  };

  const running: Running = { child, opened, ask, end };
  tell({ type: 'open', model: options.model });
  keepOpen(child, false);
  return running;
}

/**
 * Nothing of the server's environment: the process that reads strangers' files must not have the keys. Where the server keeps its
 * compiled code, so does the process: it then starts for a third of the cost (0.11 instead of 0.36 s of processor time).
 */
function forkProcess(): ChildProcess {
  const compiled = getCompileCacheDir();
  return fork(new URL('./image-process-main.ts', import.meta.url), {
    env: compiled ? { NODE_COMPILE_CACHE: compiled } : {},
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** An idle process must not keep the server from exiting. */
function keepOpen(child: ChildProcess, open: boolean): void {
  if (open) {
    child.ref();
    child.channel?.ref();
    return;
  }
  child.unref();
  child.channel?.unref();
}
