import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { cancelledBy, ImageEngineError } from './image-engine-error.ts';
import type { CutOutModel } from './networks/cut-out-model.ts';
import { createProductFinder, type Warn } from './networks/product-finder.ts';
import { createSalienceNetwork } from './networks/salience-network.ts';
import { type DecodedPhoto, decodePhoto } from './photo/decode-photo.ts';
import { encodeMask } from './photo/repair/read-repair.ts';
import type { CutOutTrust } from './photo/segmentation/cut-out-product.ts';
import { createWorkerPool } from './worker/worker-pool.ts';
import type { FinishedPicture, WorkerAnswer, WorkerRequest } from './worker/worker-protocol.ts';

/** A finished picture. */
export interface EnginePicture {
  png: Buffer;
  /** How far the cut-out that the picture was made from is to be trusted; absent where there is none. */
  trust?: CutOutTrust;
  /** The cut-out of a picture on one colour, to repair it by: PNG, white where the product is, at a reduced size. */
  mask?: Buffer;
  /** What was asked for and is not in the picture: signs that no font has, words that the engine cannot draw. */
  undrawn?: readonly string[];
}

export interface ImageEngineOptions {
  /** Decides where the product is; the engine draws the border, and cuts without it where the model fails. */
  model?: CutOutModel | undefined;
  /** Whether the engine's own network has a say in where the product is: true where absent (decision 020). */
  salience?: boolean | undefined;
  /** Is told, in a line for the operator, what failed although pictures are made. */
  warn?: Warn | undefined;
  /** Runs each stage of a call, for callers that measure how long it takes. */
  watch?: WatchStage | undefined;
}

/** `stage`: `decode`, `find_product`, `encode`, or the work that a thread was asked for. */
export type WatchStage = <Result>(stage: string, run: () => Promise<Result>) => Promise<Result>;

type Answer = Exclude<WorkerAnswer, { kind: 'failed' | 'not_found' }>;

/** The engine's threads, with what every call does before and after them. Each rejects with `ImageEngineError`. */
export interface EngineThreads {
  /** Reads a photo and asks a network, where there is one, where its product is. */
  decode(photo: Buffer, signal: AbortSignal, longest?: number): Promise<DecodedPhoto>;
  run(request: WorkerRequest, signal: AbortSignal): Promise<Answer>;
  encode(answer: FinishedPicture, signal: AbortSignal): Promise<EnginePicture>;
  /** `run` and `encode` of a request that ends in a picture. */
  produce(request: WorkerRequest, signal: AbortSignal): Promise<EnginePicture>;
  close(): Promise<void>;
}

const THREADS = 2;
const LONGEST_QUEUE = 24;

/** Starts with the first request. */
export function createEngineThreads({
  model,
  salience = true,
  warn = () => {},
  watch = (_stage, run) => run(),
}: ImageEngineOptions): EngineThreads {
  const pool = createWorkerPool(new URL('./worker/image-worker.ts', import.meta.url), THREADS, LONGEST_QUEUE);
  const finder = createProductFinder(warn, model?.network, salience ? createSalienceNetwork() : undefined);

  async function run(request: WorkerRequest, signal: AbortSignal): Promise<Answer> {
    const answer = await watch(request.task, () => pool.run(request, signal));
    if (answer.kind === 'failed') throw new ImageEngineError('failed', { cause: answer.message });
    if (answer.kind === 'not_found')
      throw new ImageEngineError(answer.why === 'nothing' ? 'no_product' : 'no_background');
    throwIfAborted(signal);
    return answer;
  }

  async function encode(answer: FinishedPicture, signal: AbortSignal): Promise<EnginePicture> {
    const png = await watch('encode', () => encodePng(answer));
    throwIfAborted(signal);
    const { trust, undrawn, cut } = answer;
    const mask = cut && (await encodeMask(cut.mask, cut));
    return { png, ...(trust && { trust }), ...(mask && { mask }), ...(undrawn && { undrawn }) };
  }

  return {
    async decode(photo, signal, longest) {
      throwIfAborted(signal);
      const decoded = await watch('decode', () => decodePhoto(photo, longest));
      if (decoded.kind === 'transparent') return decoded;
      const expected = await watch('find_product', () => finder.find(decoded.sizes.middle, signal));
      return { ...decoded, expected };
    },
    run,
    encode,
    async produce(request, signal) {
      const answer = await run(request, signal);
      if (answer.kind !== 'finished') throw new ImageEngineError('failed');
      return encode(answer, signal);
    },
    async close() {
      finder.close();
      await pool.close();
    },
  };
}

export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw cancelledBy(signal);
}

function encodePng({ pixels, channels, width, height }: FinishedPicture): Promise<Buffer> {
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels } })
    .png({ compressionLevel: 4, adaptiveFiltering: true })
    .toBuffer();
}
