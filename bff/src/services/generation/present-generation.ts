import type { Generation } from '../../../contract/generations.ts';
import type { ImageAddresses } from '../../images/image-addresses.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';
import { isRepairable } from '../repair/is-repairable.ts';

/** A generation as the browser sees it; its picture, where the library has it, at addresses that expire. */
export function presentGeneration(addresses: ImageAddresses, record: GenerationRecord): Generation {
  const { id, status, step, operation, prompt, saved, demonstration, errorCode, createdAt, image } = record;
  return {
    id,
    status,
    step,
    operation,
    prompt,
    imageUrl: image && addresses.sign(image.id, 'original'),
    thumbnailUrl: image && addresses.sign(image.id, 'thumbnail'),
    imageId: image?.id ?? null,
    saved,
    demonstration,
    cutOutDoubtful: image?.cutOut?.doubtful ?? false,
    productPreserved: image?.productPreserved ?? null,
    productRestorable: image?.productRestorable ?? false,
    undrawn: [...(image?.undrawn ?? [])],
    returnable: image?.returnable ?? false,
    repairable: image ? isRepairable(image) : false,
    errorCode,
    createdAt,
  };
}
