import { z } from 'zod';
import type { ImageLibrary } from '../ports/image-library.ts';
import { read } from './answers.ts';
import { HistoryRow, ImageRow } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const Page = z.object({ total: z.int(), images: z.array(ImageRow) });
const History = z.object({ truncated: z.boolean(), images: z.array(HistoryRow).nullable() });
const Paths = z.array(z.object({ image_url: z.string() }));

export function createImageLibrary({ asAnyone, asService }: SupabaseClients): ImageLibrary {
  return {
    page(user, { page, pageSize, operation, search, favorites, product }) {
      const parameters = {
        p_search: search?.trim() || null,
        p_operation: operation ?? null,
        p_limit: pageSize,
        p_offset: (page - 1) * pageSize,
        p_favorites: favorites ?? false,
        p_product: product ?? null,
      };
      return read('search_images', Page, inNameOf(user, asAnyone.rpc('search_images', parameters)));
    },
    async find(user, imageId) {
      const query = inNameOf(user, asAnyone.rpc('read_image', { p_image_id: imageId }));
      const [image] = await read('read_image', z.array(ImageRow), query);
      return image ?? null;
    },
    async findVersion(user, imageId) {
      const query = asAnyone.from('user_images').select('*').eq('user_id', user.userId).eq('id', imageId);
      const [image] = await read('user_images', z.array(ImageRow), inNameOf(user, query));
      return image ?? null;
    },
    async history(user, imageId) {
      const query = inNameOf(user, asAnyone.rpc('read_image_history', { p_image_id: imageId }));
      const { truncated, images } = await read('read_image_history', History, query);
      return images && { images, truncated };
    },
    async markFavorite(user, imageId, favorite) {
      const query = asAnyone
        .from('user_images')
        .update({ favorite })
        .eq('user_id', user.userId)
        .eq('id', imageId)
        .select('*');
      const [image] = await read('user_images', z.array(ImageRow), inNameOf(user, query));
      return image ?? null;
    },
    async rename(user, imageId, name) {
      const parameters = { p_user_id: user.userId, p_image_id: imageId, p_name: name };
      const [image] = await read(
        'rename_image',
        z.array(ImageRow),
        asService.rpc('rename_image', parameters),
      );
      return image ?? null;
    },
    async remove(user, imageId) {
      const query = asAnyone
        .from('user_images')
        .delete()
        .eq('user_id', user.userId)
        .or(`id.eq.${imageId},replaced_by.eq.${imageId}`)
        .select('*');
      return read('user_images', z.array(ImageRow), inNameOf(user, query));
    },
    async pathOf(imageId) {
      const query = asService.from('user_images').select('image_url').eq('id', imageId);
      const [image] = await read('user_images', Paths, query);
      return image?.image_url ?? null;
    },
    async findSigned(imageId) {
      const query = asService.from('user_images').select('*').eq('id', imageId);
      const [image] = await read('user_images', z.array(ImageRow), query);
      return image ?? null;
    },
  };
}
