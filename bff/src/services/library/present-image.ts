import type { LibraryImage } from '../../../contract/images.ts';
import type { ImageAddresses } from '../../images/image-addresses.ts';
import type { ImageRecord } from '../../ports/image-library.ts';
import { isRepairable } from '../repair/is-repairable.ts';

/** A picture of the library as the browser sees it, at addresses that expire. */
export function presentImage(addresses: ImageAddresses, record: ImageRecord): LibraryImage {
  const {
    id,
    prompt,
    name,
    operation,
    width,
    height,
    dominantColor,
    favorite,
    cutOut,
    returnable,
    sourceType,
    productId,
    createdAt,
  } = record;
  return {
    id,
    imageUrl: addresses.sign(id, 'original'),
    thumbnailUrl: addresses.sign(id, 'thumbnail'),
    prompt,
    name,
    operation,
    width,
    height,
    dominantColor,
    favorite,
    cutOutDoubtful: cutOut?.doubtful ?? false,
    returnable,
    repairable: isRepairable(record),
    cutOutGround: cutOut?.ground?.color ?? null,
    repaired: cutOut?.repaired ?? false,
    sourceType,
    productId,
    createdAt,
  };
}
