import type { Buffer } from 'node:buffer';
import type { ImageEngine } from '@andromeda/image-engine';
import type { CopyWidth } from '../../../../contract/browser/display-copies.ts';
import { processHere } from '../../../images/process-here.ts';
import type { SourceImage } from '../../../ports/image-model.ts';

type Bytes = { bytes: Buffer };

/** What the process does: the verbs of the engine, and those of the server's own work on pictures. */
export function createImageWork(engine: Omit<ImageEngine, 'close'>) {
  const { cutOut, reduceForRepair, repairCutOut, cutOutOtherwise, otherCutOuts } = engine;
  const {
    placeOnColour,
    setText,
    placeLogo,
    describe,
    composeScene,
    generate,
    compareProduct,
    restoreProduct,
    knowsProduct,
    prepareForChannel,
  } = engine;
  return {
    cutOut,
    reduceForRepair,
    repairCutOut,
    cutOutOtherwise,
    otherCutOuts,
    placeOnColour,
    setText,
    placeLogo,
    describe,
    composeScene,
    generate,
    compareProduct,
    restoreProduct,
    knowsProduct,
    prepareForChannel,
    validateUpload: async ({ bytes }: Bytes) => withoutSame(await processHere.validateUpload(bytes), bytes),
    describePicture: ({ bytes }: Bytes) => processHere.describe(bytes),
    photoOfCutOut: ({ bytes }: Bytes) => processHere.photoOfCutOut(bytes),
    chatPhoto: ({ bytes }: Bytes) => processHere.chatPhoto(bytes),
    productPhoto: ({ bytes }: Bytes) => processHere.productPhoto(bytes),
    logo: ({ bytes }: Bytes) => processHere.logo(bytes),
    displayCopy: ({ bytes, width }: Bytes & { width: CopyWidth }) => processHere.displayCopy(bytes, width),
  };
}

export type ImageWork = ReturnType<typeof createImageWork>;
export type ImageVerb = keyof ImageWork;

/** The bytes that were sent need not come back: `null` replaces them. */
function withoutSame({ bytes, mimeType }: SourceImage, sent: Buffer) {
  return { mimeType, bytes: bytes === sent ? null : bytes };
}
