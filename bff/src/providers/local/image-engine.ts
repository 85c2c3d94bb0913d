import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import type { BackgroundRemover } from '../../ports/background-remover.ts';
import type { ImageModel, ProducedImage, SourceImage } from '../../ports/image-model.ts';
import { ProviderError } from '../../ports/provider-error.ts';
import { decodePhoto } from './decode-photo.ts';
import { aborted, createWorkerPool } from './worker-pool.ts';
import type { Finish, FinishedPicture } from './worker-protocol.ts';

export interface LocalImageEngine {
  imageModel: ImageModel;
  backgroundRemover: BackgroundRemover;
  /** Ends the threads; what still runs or waits is rejected. */
  close(): Promise<void>;
}

const MODEL = 'andromeda-local';
const THREADS = 2;
const LONGEST_QUEUE = 24;

/** The image ports served on this machine, without any account. Threads start with the first picture. */
export function createLocalImageEngine(): LocalImageEngine {
  const pool = createWorkerPool(new URL('./image-worker.ts', import.meta.url), THREADS, LONGEST_QUEUE);

  async function produce(image: SourceImage, finish: Finish, signal: AbortSignal): Promise<ProducedImage> {
    if (signal.aborted) throw aborted(signal);
    const photo = await decodePhoto(image.bytes);
    const answer = await pool.run({ photo, finish }, signal);
    if (answer.kind === 'failed')
      throw new ProviderError('temporary', 'o processamento da imagem falhou', { cause: answer.message });
    if (answer.kind === 'not_found') throw new ProviderError('refused', REASONS[answer.why]);
    const png = await encodePng(answer);
    if (signal.aborted) throw aborted(signal);
    return { png, model: MODEL, tokensUsed: 0, costUsd: 0, demonstration: true };
  }

  return {
    imageModel: {
      changeBackgroundColor: async ({ image, color, signal }) =>
        produce(image, { kind: 'solid_colour', ...parseColour(color) }, signal),
      changeBackground: notYet,
      editImage: notYet,
      addText: notYet,
      generateImage: notYet,
      describe: notYet,
    },
    backgroundRemover: {
      removeBackground: ({ image, signal }) => produce(image, { kind: 'transparent' }, signal),
    },
    close: () => pool.close(),
  };
}

async function notYet(): Promise<never> {
  throw new ProviderError('refused', 'esta operação ainda não está disponível');
}

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
