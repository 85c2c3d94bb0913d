import { Worker } from 'node:worker_threads';
import { cancelledBy, ImageEngineError } from '../image-engine-error.ts';
import { buffersOf, type WorkerAnswer, type WorkerRequest } from './worker-protocol.ts';

interface Job {
  request: WorkerRequest;
  signal: AbortSignal;
  resolve(answer: WorkerAnswer): void;
  reject(error: ImageEngineError): void;
}

export interface WorkerPool {
  run(request: WorkerRequest, signal: AbortSignal): Promise<WorkerAnswer>;
  close(): Promise<void>;
}

/**
 * Runs requests in at most `size` threads of `script`, started when first needed. Beyond `longestQueue` waiting
 * requests it refuses; an abort ends the thread that works on it, and a crashed thread is replaced.
 */
export function createWorkerPool(script: URL, size: number, longestQueue: number): WorkerPool {
  const waiting: Job[] = [];
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  let closed = false;

  function startNext(): void {
    while (waiting.length > 0 && (idle.length > 0 || alive.size < size)) {
      const job = waiting.shift();
      if (job) work(idle.pop() ?? startWorker(), job);
    }
  }

  function startWorker(): Worker {
    const worker = new Worker(script, { execArgv: [], name: 'image-engine' });
    worker.on('error', () => {});
    worker.once('exit', () => {
      alive.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
      startNext();
    });
    alive.add(worker);
    return worker;
  }

  function work(worker: Worker, job: Job): void {
    assign(worker, job, () => {
      idle.push(worker);
      worker.unref();
      startNext();
    });
  }

  return {
    run(request, signal) {
      if (closed) return Promise.reject(new ImageEngineError('closed'));
      if (signal.aborted) return Promise.reject(cancelledBy(signal));
      if (waiting.length >= longestQueue) return Promise.reject(new ImageEngineError('busy'));
      const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
      const job: Job = { request, signal, resolve, reject };
      const onAbort = (): void => {
        const at = waiting.indexOf(job);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(cancelledBy(signal));
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(job);
      startNext();
      return promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    async close() {
      closed = true;
      for (const job of waiting.splice(0)) job.reject(new ImageEngineError('closed'));
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}

/** Sends the job to the thread and settles it by whichever comes first: an answer, a crash or an abort. */
function assign(worker: Worker, job: Job, free: () => void): void {
  const { signal, request } = job;
  const onAnswer = (answer: WorkerAnswer): void => {
    leave();
    job.resolve(answer);
    free();
  };
  const onCrash = (error: unknown): void => {
    leave();
    job.reject(new ImageEngineError('failed', { cause: error }));
  };
  const onExit = (): void => onCrash(new Error('the image thread ended'));
  const onAbort = (): void => {
    leave();
    void worker.terminate();
    job.reject(cancelledBy(signal));
  };
  const leave = (): void => {
    worker.off('message', onAnswer);
    worker.off('error', onCrash);
    worker.off('exit', onExit);
    signal.removeEventListener('abort', onAbort);
  };
  worker.on('message', onAnswer);
  worker.on('error', onCrash);
  worker.on('exit', onExit);
  signal.addEventListener('abort', onAbort);
  worker.ref();
  worker.postMessage(request, buffersOf(request));
}
