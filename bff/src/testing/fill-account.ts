import { randomUUID } from 'node:crypto';
import type { PictureStore } from '../ports/picture-store.ts';
import type { User } from '../ports/user.ts';
import type { openPaymentsProject } from './payments-project.ts';

type Shop = Awaited<ReturnType<typeof openPaymentsProject>>;

/** A picture in the library with its files, a product with a photo, a text, a conversation with a photo, and a paid plan. */
export async function fillAccount(shop: Shop, pictures: PictureStore, user: User): Promise<void> {
  const { userId } = user;
  for (const file of ['foto.png', 'foto-original.jpg', 'esquecida.png', 'product-photos/foto.jpg'])
    await pictures.put(`${userId}/${file}`, Buffer.from(`picture ${file}`));
  await shop.project.database.exec(`
    insert into public.user_images (user_id, image_url, prompt, metadata)
      values ('${userId}', '${userId}/foto.png', 'Caneca', '{"operation": "add_text"}');
    insert into public.text_orders (user_id, idempotency_key, fingerprint, tool, input, charged, reserved_until)
      values ('${userId}', 'k', 'f', 'titles', '{"words": "Caneca"}', false, now());
    insert into public.products (id, user_id, name) values (gen_random_uuid(), '${userId}', 'Caneca');
    insert into public.product_listings (product_id, user_id, channel, texts)
      select id, '${userId}', 'shopee', '{"title": "Caneca"}' from public.products where user_id = '${userId}';
    insert into public.product_photos (id, user_id, product_id, path, width, height, bytes)
      select photo, '${userId}', id, '${userId}/product-photos/' || photo || '.jpg', 1200, 900, 9
      from public.products, gen_random_uuid() photo where user_id = '${userId}';
    insert into public.brand_kits (user_id, main_color) values ('${userId}', '#14532D');
    insert into public.saved_styles (user_id, id, name, style)
      values ('${userId}', gen_random_uuid(), 'Natal', '{"type": "remove"}');
    insert into public.own_templates (user_id, id, name, prompt, image_id)
      select '${userId}', gen_random_uuid(), 'Mesa', 'Sobre mesa de madeira', id from public.user_images
      where user_id = '${userId}';
    insert into public.picture_preparations (user_id, image_id, channel, act, way, verdict, rule_date, format, width, height, bytes)
      select '${userId}', id, 'shopee', gen_random_uuid(), 'zip', 'ready', '2026-11-22', 'jpeg', 1200, 1200, 9
      from public.user_images where user_id = '${userId}';
    insert into public.marketplace_connections (user_id, channel, account_id, account_name, sealed_tokens, expires_at)
      values ('${userId}', 'mercado_livre', '123', 'LOJA DA ANA', 'sealed', now());
    insert into public.marketplace_sign_ins (nonce_hash, user_id, channel, return_to, expires_at)
      values ('${randomUUID()}', '${userId}', 'mercado_livre', '/settings', now());
    insert into public.marketplace_changes (user_id, channel, account_id, listing_id, request_key, image_id, place)
      values ('${userId}', 'mercado_livre', '123', 'MLB1', 'k', gen_random_uuid(), 'cover');
    select public.migrate_remote_schema('mfe-filled', '[{"name": "001_notes.sql", "integrity": "x",
      "script": "create table if not exists notes (user_id uuid, text text)"}]', true);
    insert into remote_filled.notes (user_id, text) values ('${userId}', 'Uma nota');
    insert into public.remote_members (remote, user_id, rank, added_by) values ('mfe-filled', '${userId}', 'view', 'bia');
    insert into public.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
      values ('${userId}', gen_random_uuid(), 'https://push.example.com/${randomUUID()}', repeat('A', 87), repeat('A', 22));
    insert into public.batch_runs (user_id, batch, photos) values ('${userId}', gen_random_uuid(), 2);
    insert into public.batch_photos (user_id, batch, photo)
      select '${userId}', batch, gen_random_uuid() from public.batch_runs where user_id = '${userId}';
    insert into public.conversations (id, user_id, title) values ('${randomUUID()}', '${userId}', 'Caneca');
    insert into public.conversation_turns (id, conversation_id, user_id, question, alive_until)
      select gen_random_uuid(), id, '${userId}', 'Como vender?', now() from public.conversations where user_id = '${userId}';
    insert into public.conversation_photos (id, user_id, photo, thumbnail)
      values (gen_random_uuid(), '${userId}', 'cGhvdG8=', 'cGhvdG8=');`);
  await shop.buy(user, 'pro');
  for (const message of shop.sent()) await shop.bring(message);
}
