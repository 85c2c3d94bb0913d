import type { Generation } from '../../../contract/generations.ts';
import type { ImageAddresses } from '../../images/image-addresses.ts';
import type { GenerationRecord } from '../../ports/generation-log.ts';

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
    cutOutDoubtful: image?.cutOutDoubtful ?? false,
    errorCode,
    createdAt,
  };
}
