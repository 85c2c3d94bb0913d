import { z } from 'zod';
import type { ProductPhotoRecord, ProductPhotos } from '../ports/product-photos.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const PhotoRow = z
  .object({
    id: z.uuid(),
    path: z.string(),
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    created_at: Instant,
  })
  .transform(({ created_at, ...row }): ProductPhotoRecord => ({ ...row, createdAt: created_at }));

/** Removed at a time. */
const LEFT_AT_ONCE = 100;

const Paths = z.array(z.object({ path: z.string() }));

/** Reads in the user's name, and writes as the service. */
export function createProductPhotos({ asAnyone, asService }: SupabaseClients): ProductPhotos {
  return {
    list: (user, productId) => {
      const query = asAnyone.rpc('read_product_photos', { p_product_id: productId });
      return read('read_product_photos', z.array(PhotoRow).nullable(), inNameOf(user, query));
    },
    keep: ({ userId }, productId, photo, most) => {
      const parameters = { p_user_id: userId, p_product_id: productId, p_photo: photo, p_most: most };
      const query = asService.rpc('keep_product_photo', parameters);
      return read('keep_product_photo', z.enum(['kept', 'full', 'missing']), query);
    },
    putFirst: ({ userId }, productId, photoId) => {
      const parameters = { p_user_id: userId, p_product_id: productId, p_photo_id: photoId };
      const query = asService.rpc('put_product_photo_first', parameters);
      return read('put_product_photo_first', z.boolean(), query);
    },
    async remove({ userId }, productId, photoId) {
      const query = asService
        .from('product_photos')
        .delete()
        .match({ id: photoId, product_id: productId, user_id: userId })
        .select();
      const [removed] = await read('product_photos', z.array(PhotoRow), query);
      return removed ?? null;
    },
    async pathOf(photoId) {
      const query = asService.from('product_photos').select('path').eq('id', photoId);
      const [found] = await read('product_photos', Paths, query);
      return found?.path ?? null;
    },
    leftFiles: (olderSeconds) => {
      const parameters = { p_older_seconds: olderSeconds, p_limit: LEFT_AT_ONCE };
      const query = asService.rpc('list_left_product_photos', parameters);
      return read('list_left_product_photos', z.array(z.string()), query);
    },
  };
}
