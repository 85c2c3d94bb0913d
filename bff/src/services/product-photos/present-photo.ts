import type { ProductPhoto } from '../../../contract/product-photos.ts';
import type { ProductPhotoRecord } from '../../ports/product-photos.ts';
import type { Services } from '../services.ts';

/** A photo as the browser gets it, with addresses that expire. */
export const presentPhoto = (
  { photoAddresses }: Pick<Services, 'photoAddresses'>,
  { id, width, height, createdAt }: ProductPhotoRecord,
): ProductPhoto => ({
  id,
  photoUrl: photoAddresses.sign(id, 'original'),
  thumbnailUrl: photoAddresses.sign(id, 'thumbnail'),
  width,
  height,
  createdAt,
});
