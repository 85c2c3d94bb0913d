import { resolve } from 'node:path';
import type { Environment } from '../environment.ts';
import type { Logger } from '../logging/logger.ts';
import { observeColours, observeImageModel, observeRemover } from '../observation/observe-provider.ts';
import { observedFetch } from '../observation/observed-fetch.ts';
import type { BackgroundRemover } from '../ports/background-remover.ts';
import type { LogoPlacer } from '../ports/brand.ts';
import type { ChannelPictures } from '../ports/channel-pictures.ts';
import type { CutOutRepairer } from '../ports/cut-out-repairer.ts';
import type { ImageModel } from '../ports/image-model.ts';
import type { ImageProcessor } from '../ports/image-processor.ts';
import { type Observer, unobserved } from '../ports/observer.ts';
import { createLocalImages, type LocalImages } from '../providers/local/local-images.ts';
import { openLocalEngine } from '../providers/local/local-images-engine.ts';
import { keepProduct } from '../providers/local/local-images-fidelity.ts';
import { placeCutOuts } from '../providers/local/place-cut-outs.ts';
import { createPhotoroom } from '../providers/photoroom/photoroom.ts';
import { repositoryRoot } from '../repository-root.ts';
import { systemClock } from '../system/system-clock.ts';

const GEMINI = 'https://generativelanguage.googleapis.com';
const PHOTOROOM = 'https://sdk.photoroom.com';

/** The local engine works on two while a third is read or written. */
const AT_ONCE_HERE = 3;
/** While an outside service makes a picture, this process only holds memory for it. */
const AT_ONCE_ELSEWHERE = 12;

/** The image providers that were configured. */
export interface ChosenImages {
  imageModel: ImageModel;
  imageProcessor: ImageProcessor;
  backgroundRemover: BackgroundRemover;
  /** Always the local engine: the browser runs the same cut. */
  cutOutRepairer: CutOutRepairer;
  logoPlacer: LogoPlacer;
  channelPictures: ChannelPictures;
  /** How many pictures may be made at the same time. */
  atOnce: number;
  /** What cuts products out: `photoroom`, `engine`, or the family of the operator's model. */
  cutOutsBy: string;
  close(): Promise<void>;
}

/** Gemini and Photoroom, each where it has a key; the local engine does the rest. */
export async function chooseImages(
  environment: Environment,
  logger: Logger,
  observer: Observer = unobserved,
): Promise<ChosenImages> {
  const local = await openLocalEngine(modelOf(environment), logger, observer);
  const engine = observeLocal(observer, createLocalImages(local.engine));
  const gemini = await chooseGemini(environment, logger, observer);
  const photoroom = choosePhotoroom(environment, logger, observer);
  return {
    imageModel: {
      ...(gemini ? keepProduct(gemini, local.engine) : engine.imageModel),
      // Never a model: it cannot produce one exact colour.
      ...(photoroom ? placeCutOuts(photoroom, engine.imageModel) : coloursOf(engine.imageModel)),
    },
    imageProcessor: local.processor,
    backgroundRemover: photoroom ?? engine.backgroundRemover,
    cutOutRepairer: engine.cutOutRepairer,
    logoPlacer: engine.logoPlacer,
    channelPictures: engine.channelPictures,
    atOnce: gemini || photoroom ? AT_ONCE_ELSEWHERE : AT_ONCE_HERE,
    cutOutsBy: photoroom ? 'photoroom' : local.cutOutsBy,
    close: () => engine.close(),
  };
}

const coloursOf = ({ changeBackgroundColor }: ImageModel) => ({ changeBackgroundColor });

function modelOf({ CUTOUT_MODEL, CUTOUT_MODEL_FAMILY, CUTOUT_MODEL_MEMORY_MB }: Environment) {
  if (!CUTOUT_MODEL) return null;
  const file = resolve(repositoryRoot, CUTOUT_MODEL);
  return { file, family: CUTOUT_MODEL_FAMILY, memoryMb: CUTOUT_MODEL_MEMORY_MB };
}

function observeLocal(observer: Observer, engine: LocalImages): LocalImages {
  const provider = { observer, vendor: 'local' };
  return {
    ...engine,
    imageModel: observeColours(provider, observeImageModel(provider, engine.imageModel)),
    backgroundRemover: observeRemover(provider, engine.backgroundRemover),
  };
}

async function chooseGemini(environment: Environment, logger: Logger, observer: Observer) {
  const { GEMINI_API_KEY: apiKey, GEMINI_IMAGE_MODEL, GEMINI_TEXT_MODEL } = environment;
  if (!apiKey) return null;
  warnOfNoPrice(logger, 'GEMINI_IMAGE_COST_USD', environment.GEMINI_IMAGE_COST_USD);
  // Google's client costs 30 MB of memory: without a key it is not loaded.
  const { createGemini } = await import('../providers/gemini/gemini.ts');
  const gemini = createGemini({
    apiKey,
    baseUrl: environment.GEMINI_BASE_URL ?? GEMINI,
    imageModel: GEMINI_IMAGE_MODEL ?? '',
    textModel: GEMINI_TEXT_MODEL ?? '',
    imageCostUsd: environment.GEMINI_IMAGE_COST_USD ?? 0,
    textCostUsd: environment.GEMINI_TEXT_COST_USD ?? 0,
    send: observedFetch(observer),
    clock: systemClock,
    logger,
  });
  return observeImageModel({ observer, vendor: 'gemini' }, gemini);
}

function choosePhotoroom(environment: Environment, logger: Logger, observer: Observer) {
  const { PHOTOROOM_API_KEY: apiKey, PHOTOROOM_BASE_URL, PHOTOROOM_COST_USD } = environment;
  if (!apiKey) return null;
  warnOfNoPrice(logger, 'PHOTOROOM_COST_USD', PHOTOROOM_COST_USD);
  const photoroom = createPhotoroom({
    apiKey,
    baseUrl: PHOTOROOM_BASE_URL ?? PHOTOROOM,
    costUsd: PHOTOROOM_COST_USD ?? 0,
    send: observedFetch(observer),
    clock: systemClock,
    logger,
  });
  const provider = { observer, vendor: 'photoroom' };
  return observeColours(provider, observeRemover(provider, photoroom));
}

function warnOfNoPrice(logger: Logger, variable: string, price: number | undefined): void {
  if (price === undefined) logger.warn({ variable }, 'no price is set: the use of a provider counts as free');
}
