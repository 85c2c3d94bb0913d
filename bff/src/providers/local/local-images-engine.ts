import type { CutOutModelOptions, ImageEngine } from '@andromeda/image-engine';
import { NetworkError, type NetworkReason } from '@andromeda/image-engine/errors';
import { StartupError } from '../../embedded/startup-error.ts';
import type { Logger } from '../../logging/logger.ts';
import type { ImageProcessor } from '../../ports/image-processor.ts';
import { type Observer, unobserved } from '../../ports/observer.ts';
import { createImageProcess, type ImageProcess } from './image-process/image-process.ts';
import { remoteEngine, remoteProcessor } from './image-process/remote-images.ts';

/**
 * Prepares the engine in a process of its own, with the operator's model where one is named; `observer` receives its
 * stages. Throws `StartupError` with a sentence on the model that cannot be used; later failures of it are a line of the
 * log each, and the engine cuts without it.
 */
export async function openLocalEngine(
  model: CutOutModelOptions | null,
  logger: Logger,
  observer: Observer = unobserved,
): Promise<{ engine: ImageEngine; processor: ImageProcessor; cutOutsBy: string }> {
  const process = createImageProcess({
    model,
    warn: (message, cause) => logger.warn({ cause }, message),
    watch: (stage, run) => observer.watch({ kind: 'engine', stage }, run),
  });
  const opened = model && (await open(process, model));
  if (opened)
    logger.info({ ...opened, seconds: Number(opened.seconds.toFixed(2)) }, 'the cut-out model is loaded');
  return {
    engine: remoteEngine(process),
    processor: remoteProcessor(process),
    cutOutsBy: opened?.family ?? 'engine',
  };
}

async function open(process: ImageProcess, model: CutOutModelOptions) {
  try {
    return await process.open();
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const trouble = TROUBLES[error.reason] ?? 'ele não pôde ser usado';
    const detail = error.detail && error.detail !== model.file ? ` (${error.detail})` : '';
    throw new StartupError(`O modelo ${model.file}, de CUTOUT_MODEL, não serve: ${trouble}${detail}.`, {
      cause: error,
    });
  }
}

const TROUBLES: Partial<Record<NetworkReason, string>> = {
  missing: 'não há um arquivo com esse nome',
  too_large: 'o arquivo passa de 2 GB',
  unreadable: 'o arquivo não é um modelo ONNX que se possa ler',
  unknown_family:
    'a família dele não é reconhecida; diga em CUTOUT_MODEL_FAMILY se é u2net, isnet ou birefnet',
  wrong_shape: 'as entradas ou saídas não são as da família',
  not_numbers: 'a resposta a uma imagem de teste não são números',
  too_slow: 'ele demora demais para responder',
  ended: 'ele terminou sem responder, talvez por passar da memória de CUTOUT_MODEL_MEMORY_MB',
  no_runtime: 'o onnxruntime-node não funciona nesta máquina',
};
