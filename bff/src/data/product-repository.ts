import { z } from 'zod';
import { ChannelId } from '../../contract/channels.ts';
import {
  type Listing,
  ListingChannelId,
  ListingTexts,
  type Product,
  ProductFacts,
  type SheetCounts,
  type SheetPage,
} from '../../contract/products.ts';
import type { ListedProduct, ProductRepository } from '../ports/product-repository.ts';
import { read } from './answers.ts';
import { Instant } from './rows.ts';
import { inNameOf, type SupabaseClients } from './supabase-clients.ts';

const ListingRow = z
  .object({
    channel: ChannelId,
    texts: ListingTexts,
    demonstration: z.boolean(),
    written_at: Instant.nullable(),
    updated_at: Instant,
  })
  .transform(
    ({ written_at, updated_at, ...row }): Listing => ({
      ...row,
      writtenAt: written_at,
      updatedAt: updated_at,
    }),
  );

const ProductRow = z
  .object({
    id: z.uuid(),
    name: z.string(),
    facts: ProductFacts,
    images: z.int(),
    photos: z.int(),
    listings: z.array(ListingRow),
    created_at: Instant,
    updated_at: Instant,
  })
  .transform(
    ({ created_at, updated_at, ...row }): Product => ({
      ...row,
      createdAt: created_at,
      updatedAt: updated_at,
    }),
  );

const Listed = z
  .object({
    id: z.uuid(),
    name: z.string(),
    images: z.int(),
    photos: z.int(),
    cover: z.object({ id: z.uuid(), dominant_color: z.string().nullable() }).nullable(),
    first_photo: z.uuid().nullable(),
    channels: z.array(ChannelId),
    updated_at: Instant,
  })
  .transform(
    ({ cover, first_photo, updated_at, ...row }): ListedProduct => ({
      ...row,
      cover: cover && { id: cover.id, dominantColor: cover.dominant_color },
      firstPhoto: first_photo,
      updatedAt: updated_at,
    }),
  );

const Page = z.object({ total: z.int(), products: z.array(Listed) });

const SheetRows = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    facts: ProductFacts,
    listings: z.array(z.object({ channel: ChannelId, texts: ListingTexts })),
    /** As the database writes it, to the microsecond: the next page begins after it. */
    created_at: z.string(),
  }),
);

const ListingCounts = z.object({ products: z.int(), listings: z.record(z.string(), z.int()) }).transform(
  ({ products, listings }): SheetCounts => ({
    products,
    listings: Object.entries(listings).flatMap(([id, count]) => {
      const channel = ListingChannelId.safeParse(id);
      return channel.success ? [{ channel: channel.data, count }] : [];
    }),
  }),
);

const Ids = z.array(z.object({ id: z.uuid() }));

/** Reads in the user's name, and writes as the service. */
export function createProductRepository({ asAnyone, asService }: SupabaseClients): ProductRepository {
  const saveListing = (parameters: object) =>
    read('save_listing', ListingRow.nullable(), asService.rpc('save_listing', parameters));
  return {
    list: (user, { page, pageSize, search }) => {
      const parameters = {
        p_search: search?.trim() || null,
        p_limit: pageSize,
        p_offset: (page - 1) * pageSize,
      };
      return read('list_products', Page, inNameOf(user, asAnyone.rpc('list_products', parameters)));
    },
    sheetPage: async (user, { search, channels, afterTime, afterId, pageSize }) => {
      const parameters = {
        ...{ p_search: search?.trim() || null, p_channels: channels, p_limit: pageSize },
        ...{ p_after_time: afterTime ?? null, p_after_id: afterId ?? null },
      };
      const query = inNameOf(user, asAnyone.rpc('read_sheet_of_products', parameters));
      return sheetPageOf(await read('read_sheet_of_products', SheetRows, query), pageSize);
    },
    countListings: (user, search) => {
      const query = asAnyone.rpc('count_listings', { p_search: search?.trim() || null });
      return read('count_listings', ListingCounts, inNameOf(user, query));
    },
    find: (user, productId) => {
      const query = asAnyone.rpc('read_product', { p_product_id: productId });
      return read('read_product', ProductRow.nullable(), inNameOf(user, query));
    },
    async create(user, product) {
      const row = { ...product, user_id: user.userId };
      const query = asService.from('products').upsert(row, { onConflict: 'id', ignoreDuplicates: true });
      await read('products', z.null(), query);
    },
    async change(user, productId, change) {
      const query = asService
        .from('products')
        .update({ ...change, updated_at: new Date().toISOString() })
        .match({ id: productId, user_id: user.userId })
        .select('id');
      return (await read('products', Ids, query)).length > 0;
    },
    remove: (user, productId) => {
      const parameters = { p_user_id: user.userId, p_product_id: productId };
      return read('delete_product', z.boolean(), asService.rpc('delete_product', parameters));
    },
    setProductOf: (user, imageIds, productId) => {
      const parameters = { p_user_id: user.userId, p_product_id: productId, p_image_ids: [...imageIds] };
      const query = asService.rpc('set_product_of_images', parameters);
      return read('set_product_of_images', z.int(), query);
    },
    keepWritten: (user, productId, { channel, texts, textRequestId, demonstration }) =>
      saveListing({
        ...{ p_user_id: user.userId, p_product_id: productId, p_channel: channel, p_texts: texts },
        ...{ p_text_order_id: textRequestId, p_demonstration: demonstration },
      }),
    save: (user, productId, channel, texts) =>
      saveListing({
        ...{ p_user_id: user.userId, p_product_id: productId, p_channel: channel, p_texts: texts },
        ...{ p_text_order_id: null, p_demonstration: false },
      }),
  };
}

function sheetPageOf(rows: z.output<typeof SheetRows>, pageSize: number): SheetPage {
  const last = rows.length < pageSize ? undefined : rows.at(-1);
  return {
    products: rows.map(({ name, facts, listings }) => ({ name, facts, listings })),
    next: last ? { afterTime: last.created_at, afterId: last.id } : null,
  };
}
