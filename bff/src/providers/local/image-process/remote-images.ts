import type { Buffer } from 'node:buffer';
import type { ImageEngine } from '@andromeda/image-engine';
import { ImageEngineError } from '@andromeda/image-engine/errors';
import { DomainError } from '../../../domain-error.ts';
import type { ImageProcessor } from '../../../ports/image-processor.ts';
import { type ImageProcess, ImageProcessEnded } from './image-process.ts';
import type { ImageVerb, ImageWork } from './image-work.ts';

type EngineVerb = Exclude<keyof ImageEngine, 'close'>;
type ProcessorVerb = Exclude<ImageVerb, EngineVerb>;

/** The image engine in its process. Rejects as the engine does; with `failed` where the process ended. */
export function remoteEngine(process: ImageProcess): ImageEngine {
  const ask = <Verb extends EngineVerb>(verb: Verb): ImageEngine[Verb] => {
    const call = async ({ signal, ...input }: { signal?: AbortSignal }): Promise<unknown> => {
      try {
        return await process.ask(verb, input, signal);
      } catch (error) {
        if (signal?.aborted) throw new ImageEngineError('cancelled', { cause: error });
        if (error instanceof ImageProcessEnded)
          throw new ImageEngineError(error.closed ? 'closed' : 'failed', { cause: error });
        throw error;
      }
    };
    return call as ImageEngine[Verb];
  };
  return {
    cutOut: ask('cutOut'),
    reduceForRepair: ask('reduceForRepair'),
    repairCutOut: ask('repairCutOut'),
    cutOutOtherwise: ask('cutOutOtherwise'),
    otherCutOuts: ask('otherCutOuts'),
    placeOnColour: ask('placeOnColour'),
    setText: ask('setText'),
    placeLogo: ask('placeLogo'),
    describe: ask('describe'),
    composeScene: ask('composeScene'),
    generate: ask('generate'),
    compareProduct: ask('compareProduct'),
    restoreProduct: ask('restoreProduct'),
    knowsProduct: ask('knowsProduct'),
    prepareForChannel: ask('prepareForChannel'),
    close: async () => process.close(),
  };
}

/** The server's own work on pictures, in the same process. */
export function remoteProcessor(process: ImageProcess): ImageProcessor {
  const ask = <Verb extends ProcessorVerb>(verb: Verb) => {
    const call = async (bytes: Buffer, choices: object = {}): Promise<unknown> => {
      try {
        return await process.ask(verb, { ...choices, bytes });
      } catch (cause) {
        if (!(cause instanceof ImageProcessEnded)) throw cause;
        throw new DomainError('service_unavailable', undefined, { cause });
      }
    };
    return call as (bytes: Buffer, choices?: object) => ReturnType<ImageWork[Verb]>;
  };
  const validateUpload = ask('validateUpload');
  const displayCopy = ask('displayCopy');
  return {
    validateUpload: async (bytes) => {
      const { mimeType, bytes: changed } = await validateUpload(bytes);
      return { mimeType, bytes: changed ?? bytes };
    },
    describe: ask('describePicture'),
    photoOfCutOut: ask('photoOfCutOut'),
    chatPhoto: ask('chatPhoto'),
    productPhoto: ask('productPhoto'),
    logo: ask('logo'),
    displayCopy: (bytes, width) => displayCopy(bytes, { width }),
  };
}
