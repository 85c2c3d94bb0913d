import { type ChildProcess, fork } from 'node:child_process';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import type { Raster } from '../photo/raster.ts';
import { NetworkError } from './network-error.ts';
import type { NetworkFamily } from './network-families.ts';
import type { NetworkAnswer, NetworkRequest } from './network-protocol.ts';
import { createPictureQueue } from './picture-queue.ts';

/** How likely each pixel of the photo, squeezed to a square, is product: 0 to 1, row by row. */
export interface ProductMap {
  values: Float32Array<ArrayBuffer>;
  width: number;
  height: number;
}

export interface NetworkOptions {
  /** The ONNX file. */
  file: string;
  /** Told by the file where absent. */
  family?: NetworkFamily | undefined;
  threads: number;
  memoryMb: number;
  /** Whether a run's memory stays for the next one: quicker, for a small network; a large one gives it back. */
  keepsMemory?: boolean | undefined;
  /** The longest that an answer may take, waiting included. */
  seconds: number;
  /** For how long pictures are refused as `busy` after one that was too slow; not at all where absent. */
  restSeconds?: number | undefined;
}

/** A network in a process of its own, which the first question starts and which is kept. */
export interface Network {
  /** Starts the process and loads the file. Rejects with `NetworkError`. */
  load(): Promise<{ family: NetworkFamily; side: number }>;
  /** Maps a photo, in the network's own limit of seconds where none is given. Rejects with `NetworkError`, or with the signal's reason. */
  map(photo: Raster, signal: AbortSignal, seconds?: number): Promise<ProductMap & { cpuSeconds: number }>;
  close(): void;
}

const LARGEST_FILE = 2 * 1024 ** 3;
/**
 * The size from which glibc's allocator takes memory from the system for one use and gives it back. By default the size grows
 * with what is freed, and a process of 0.2 GB had 1.2 GB after 200 pictures. Other allocators ignore it.
 */
const ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: String(4 * 1024 ** 2) };
const LOAD_SECONDS = 120;

/** Prepares a network; nothing starts before it is asked. */
export function createNetwork(options: NetworkOptions): Network {
  let running: Promise<Running> | null = null;
  const queue = createPictureQueue(options.restSeconds);
  let closed = false;

  function start(): Promise<Running> {
    if (closed) return Promise.reject(new NetworkError('closed'));
    if (running) return running;
    const started = startProcess(options, () => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  }

  async function answer(photo: Raster, signal: AbortSignal, seconds: number) {
    signal.throwIfAborted();
    const { side, ask } = await start();
    const pixels = await squeeze(photo, side);
    const result = await ask({ kind: 'run', pixels }, seconds * 1000);
    if (result.kind !== 'map') throw new NetworkError('failed', result.kind);
    return {
      values: Float32Array.from(result.values),
      width: side,
      height: side,
      cpuSeconds: result.cpuSeconds,
    };
  }

  return {
    async load() {
      const { family, side } = await start();
      return { family, side };
    },
    map(photo, signal, seconds = options.seconds) {
      // A run that nobody waits for any longer still ends before the next, in the time that it has for itself.
      const work = queue.add(() => answer(photo, signal, seconds), seconds);
      return unlessAborted(work, signal);
    },
    close() {
      closed = true;
      running?.then(({ end }) => end(), ignore);
    },
  };
}

const ignore = (): void => {};

function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort));
}

/** The photo at the network's square, each pixel the mean of those that it covers. */
async function squeeze({ pixels, width, height }: Raster, side: number): Promise<Uint8Array> {
  const raw = { raw: { width, height, channels: 3 as const } };
  return sharp(pixels, raw).resize(side, side, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
}

interface Running {
  family: NetworkFamily;
  side: number;
  ask(request: NetworkRequest, limitMs: number): Promise<NetworkAnswer>;
  end(): void;
}

async function startProcess(options: NetworkOptions, onEnd: () => void): Promise<Running> {
  try {
    await checkFile(options.file);
    return await loadInProcess(options, onEnd);
  } catch (error) {
    onEnd();
    throw error;
  }
}

async function loadInProcess(options: NetworkOptions, onEnd: () => void): Promise<Running> {
  // Nothing of the server's environment: keys are no business of a file from elsewhere.
  const child = fork(new URL('./network-main.ts', import.meta.url), {
    env: ALLOCATOR,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('exit', onEnd).once('error', onEnd);
  const end = (): void => {
    onEnd();
    child.kill('SIGKILL');
  };
  const ask = (request: NetworkRequest, limitMs: number) => askProcess({ child, end }, request, limitMs);
  const { file, family, threads, memoryMb, keepsMemory } = options;
  const loaded = await ask(
    { kind: 'load', file, family, threads, memoryMb, keepsMemory },
    LOAD_SECONDS * 1000,
  );
  if (loaded.kind !== 'loaded') throw new NetworkError('failed', loaded.kind);
  return { family: loaded.family, side: loaded.side, ask, end };
}

async function checkFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw new NetworkError('missing', file, { cause: error });
  });
  if (!found.isFile()) throw new NetworkError('missing', file);
  if (found.size > LARGEST_FILE) throw new NetworkError('too_large', `${found.size} bytes`);
}

/** One question to the process: its answer, its end or the limit, whichever comes first. The limit ends the process. */
async function askProcess(
  { child, end }: { child: ChildProcess; end(): void },
  request: NetworkRequest,
  limitMs: number,
): Promise<NetworkAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<NetworkAnswer>();
  const onEnd = (): void => reject(new NetworkError('ended', child.signalCode ?? `exit ${child.exitCode}`));
  const timer = setTimeout(
    () => {
      reject(new NetworkError('too_slow'));
      end();
    },
    Math.max(0, limitMs),
  );
  child.once('message', resolve).once('exit', onEnd).once('error', onEnd);
  child.ref();
  child.channel?.ref();
  try {
    child.send(request, (error) => error && onEnd());
    const answer = await promise;
    if (answer.kind !== 'failed') return answer;
    if (request.kind === 'load') end();
    throw new NetworkError(answer.reason, answer.detail);
  } finally {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', onEnd).off('error', onEnd);
    child.unref();
    child.channel?.unref();
  }
}
