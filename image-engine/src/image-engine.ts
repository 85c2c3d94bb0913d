import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { seedOf } from './demonstration/painting/chance.ts';
import type { PictureFormat } from './demonstration/picture-format.ts';
import { cancelledBy, ImageEngineError } from './image-engine-error.ts';
import { decodePhoto } from './photo/decode-photo.ts';
import type { CutOutTrust } from './photo/segmentation/cut-out-product.ts';
import { createWorkerPool } from './worker/worker-pool.ts';
import type { Finish, FinishedPicture, WorkerRequest } from './worker/worker-protocol.ts';

/** A finished picture. */
export interface EnginePicture {
  png: Buffer;
  /** How far the cut-out that the picture was made from is to be trusted; absent where there is none. */
  trust?: CutOutTrust;
}

/**
 * Photos come in as JPG, PNG or WEBP bytes, pictures go out as PNG bytes. Every call rejects with `ImageEngineError`
 * where no picture can be made, or when `signal` aborts.
 */
export interface ImageEngine {
  /** Cuts the product out: the photo upright, at most 2048 px on its long side, transparent around the product. */
  cutOut(input: { photo: Buffer; signal: AbortSignal }): Promise<EnginePicture>;
  /** Places the product on one solid colour, given as `#RRGGBB`, with a soft contact shadow. */
  placeOnColour(input: { photo: Buffer; colour: string; signal: AbortSignal }): Promise<EnginePicture>;
  /** Sets an offer's text where the photo is calm; nothing else changes. */
  setText(input: { photo: Buffer; text: string; signal: AbortSignal }): Promise<EnginePicture>;
  /** Describes the photo in a Portuguese sentence. */
  describe(input: { photo: Buffer; signal: AbortSignal }): Promise<string>;
  /**
   * Demonstration: paints the set that a Portuguese prompt describes, with the products of the photos in it, the first
   * one in front. The same input gives the same picture; another `variation` gives another of equal worth.
   */
  composeScene(input: {
    photos: readonly Buffer[];
    prompt: string;
    format: PictureFormat;
    variation?: number;
    signal: AbortSignal;
  }): Promise<EnginePicture>;
  /** Demonstration: paints the product and the set that a Portuguese prompt describes. */
  generate(input: {
    prompt: string;
    format: PictureFormat;
    variation?: number;
    signal: AbortSignal;
  }): Promise<EnginePicture>;
  /** Ends the threads and rejects whatever still runs or waits. */
  close(): Promise<void>;
}

const THREADS = 2;
const LONGEST_QUEUE = 24;
/** Long side in pixels of the products beside the first one, which are never drawn larger. */
const BESIDE_SIDE = 720;

/** Creates the engine. It needs no account and no network, and starts its threads with the first request. */
export function createImageEngine(): ImageEngine {
  const pool = createWorkerPool(new URL('./worker/image-worker.ts', import.meta.url), THREADS, LONGEST_QUEUE);

  async function run(request: WorkerRequest, signal: AbortSignal) {
    const answer = await pool.run(request, signal);
    if (answer.kind === 'failed') throw new ImageEngineError('failed', { cause: answer.message });
    if (answer.kind === 'not_found')
      throw new ImageEngineError(answer.why === 'nothing' ? 'no_product' : 'no_background');
    if (signal.aborted) throw cancelledBy(signal);
    return answer;
  }

  async function produce(request: WorkerRequest, signal: AbortSignal): Promise<EnginePicture> {
    const answer = await run(request, signal);
    if (answer.kind !== 'finished') throw new ImageEngineError('failed');
    const png = await encodePng(answer);
    if (signal.aborted) throw cancelledBy(signal);
    return answer.trust ? { png, trust: answer.trust } : { png };
  }

  async function finish(photo: Buffer, how: Finish, signal: AbortSignal): Promise<EnginePicture> {
    throwIfAborted(signal);
    return produce({ task: 'finish', photo: await decodePhoto(photo), finish: how }, signal);
  }

  return {
    cutOut: ({ photo, signal }) => finish(photo, { kind: 'transparent' }, signal),
    placeOnColour: async ({ photo, colour, signal }) =>
      finish(photo, { kind: 'solid_colour', ...parseColour(colour) }, signal),
    async setText({ photo, text, signal }) {
      throwIfAborted(signal);
      return produce({ task: 'text', photo: await decodePhoto(photo), text }, signal);
    },
    async describe({ photo, signal }) {
      throwIfAborted(signal);
      const answer = await run({ task: 'describe', photo: await decodePhoto(photo) }, signal);
      if (answer.kind !== 'described') throw new ImageEngineError('failed');
      return answer.text;
    },
    async composeScene({ photos, prompt, format, variation = 0, signal }) {
      throwIfAborted(signal);
      const decoded = await Promise.all(
        photos.map((photo, index) => decodePhoto(photo, index === 0 ? undefined : BESIDE_SIDE)),
      );
      const seed = seedOf(prompt) + variation;
      return produce({ task: 'scene', photos: decoded, prompt, format, seed }, signal);
    },
    generate: ({ prompt, format, variation = 0, signal }) =>
      produce({ task: 'generate', prompt, format, seed: seedOf(prompt) + variation }, signal),
    close: () => pool.close(),
  };
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw cancelledBy(signal);
}

function parseColour(colour: string): { red: number; green: number; blue: number } {
  const digits = /^#([0-9a-f]{6})$/i.exec(colour)?.[1];
  if (!digits) throw new ImageEngineError('invalid_colour');
  const value = Number.parseInt(digits, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

function encodePng({ pixels, channels, width, height }: FinishedPicture): Promise<Buffer> {
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels } })
    .png({ compressionLevel: 4, adaptiveFiltering: true })
    .toBuffer();
}
