import { Buffer } from 'node:buffer';
import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { BackgroundRemover } from '../../ports/background-remover.ts';
import type { ImageFormat, ImageModel, ProducedImage, SourceImage } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { decodePhoto } from './decode-photo.ts';
import { seedOf } from './painting/chance.ts';
import { aborted, createWorkerPool } from './worker-pool.ts';
import type { Finish, FinishedPicture, WorkerRequest } from './worker-protocol.ts';

export interface LocalImageEngine {
  imageModel: ImageModel;
  backgroundRemover: BackgroundRemover;
  /** Ends the threads; what still runs or waits is rejected. */
  close(): Promise<void>;
}

const MODEL = 'andromeda-local';
const THREADS = 2;
const LONGEST_QUEUE = 24;

interface EngineOptions {
  /** Chooses among equally good pictures when one is made anew; tests give their own. */
  variation?: () => number;
}

/** The image ports served on this machine, without any account. Threads start with the first picture. */
export function createLocalImageEngine({
  variation = chooseVariation,
}: EngineOptions = {}): LocalImageEngine {
  const pool = createWorkerPool(new URL('./image-worker.ts', import.meta.url), THREADS, LONGEST_QUEUE);

  async function run(request: WorkerRequest, signal: AbortSignal) {
    const answer = await pool.run(request, signal);
    if (answer.kind === 'failed')
      throw new ProviderError('temporary', 'o processamento da imagem falhou', { cause: answer.message });
    if (answer.kind === 'not_found') throw new ProviderError('refused', REASONS[answer.why]);
    if (signal.aborted) throw aborted(signal);
    return answer;
  }

  async function produce(request: WorkerRequest, signal: AbortSignal): Promise<ProducedImage> {
    const answer = await run(request, signal);
    if (answer.kind !== 'finished') throw new ProviderError('temporary', 'o processamento da imagem falhou');
    const png = await encodePng(answer);
    if (signal.aborted) throw aborted(signal);
    return { png, ...FREE };
  }

  async function finish(image: SourceImage, how: Finish, signal: AbortSignal): Promise<ProducedImage> {
    if (signal.aborted) throw aborted(signal);
    return produce({ task: 'finish', photo: await decodePhoto(image.bytes), finish: how }, signal);
  }

  async function scene(order: SceneOrder, seed: number): Promise<ProducedImage> {
    const { images, prompt, format, signal } = order;
    if (signal.aborted) throw aborted(signal);
    const photos = await Promise.all(
      images.map(({ bytes }, index) => decodePhoto(bytes, index === 0 ? undefined : BESIDE_SIDE)),
    );
    return produce({ task: 'scene', photos, prompt, format, seed }, signal);
  }

  return {
    imageModel: {
      changeBackgroundColor: async ({ image, color, signal }) =>
        finish(image, { kind: 'solid_colour', ...parseColour(color) }, signal),
      changeBackground: (order) => scene({ ...order, format: 'auto' }, seedOf(order.prompt)),
      editImage: (order) => scene(order, seedOf(order.prompt) + variation()),
      addText: async ({ image, text, signal }) => {
        if (signal.aborted) throw aborted(signal);
        return produce({ task: 'text', photo: await decodePhoto(image.bytes), text }, signal);
      },
      generateImage: ({ prompt, format, signal }) =>
        produce({ task: 'generate', prompt, format, seed: seedOf(prompt) + variation() }, signal),
      describe: async ({ image, signal }) => {
        if (signal.aborted) throw aborted(signal);
        const answer = await run({ task: 'describe', photo: await decodePhoto(image.bytes) }, signal);
        if (answer.kind !== 'described') throw new ProviderError('temporary', 'a descrição da imagem falhou');
        return { text: answer.text, ...FREE };
      },
    },
    backgroundRemover: {
      removeBackground: ({ image, signal }) => finish(image, { kind: 'transparent' }, signal),
    },
    close: () => pool.close(),
  };
}

interface SceneOrder {
  images: readonly SourceImage[];
  prompt: string;
  format: ImageFormat;
  signal: AbortSignal;
}

/** Long side in pixels of what stands beside the first product, never larger in the picture. */
const BESIDE_SIDE = 720;
const FREE = { model: MODEL, tokensUsed: 0, costUsd: 0, demonstration: true };

const chooseVariation = (): number => randomInt(1, 1_000_000);

const REASONS = {
  nothing: 'não encontramos um produto na foto',
  no_background: 'o produto ocupa a foto inteira; deixe um pouco de fundo em volta dele',
} as const;

function parseColour(color: string): { red: number; green: number; blue: number } {
  const digits = /^#([0-9a-f]{6})$/i.exec(color)?.[1];
  if (!digits) throw new ProviderError('refused', 'a cor do fundo não é válida');
  const value = Number.parseInt(digits, 16);
  return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 };
}

function encodePng({ pixels, channels, width, height }: FinishedPicture): Promise<Buffer> {
  return sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels } })
    .png({ compressionLevel: 4, adaptiveFiltering: true })
    .toBuffer();
}
