-- Puts pictures and their earlier versions to a product of the user, or to none; answers how many pictures.
create function public.set_product_of_images(p_user_id uuid, p_product_id uuid, p_image_ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_changed integer;
begin
  if p_product_id is not null then
    update public.products set updated_at = now() where id = p_product_id and user_id = p_user_id;
    if not found then return 0; end if;
  end if;
  update public.user_images
  set metadata = (metadata - 'product_id')
    || case when p_product_id is null then '{}'::jsonb else jsonb_build_object('product_id', p_product_id) end
  where user_id = p_user_id and (id = any (p_image_ids) or replaced_by = any (p_image_ids));
  select count(*) into v_changed from public.user_images where user_id = p_user_id and id = any (p_image_ids);
  return v_changed;
end;
$$;

-- A product of the caller with its texts; null where the caller has no such product.
create function public.read_product(p_product_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select to_jsonb(p) - 'search_text' || jsonb_build_object(
    'images', (
      select count(*) from public.user_images i
      where i.user_id = p.user_id and i.metadata ->> 'product_id' = p.id::text and i.replaced_by is null
    ),
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.channel), '[]'::jsonb)
      from public.product_listings l where l.product_id = p.id
    )
  )
  from public.products p where p.id = p_product_id and p.user_id = auth.uid();
$$;

-- One page of the caller's products, the last changed first: each with its number of pictures, the newest of them, and the channels
-- that it has texts for.
create function public.list_products(p_search text, p_limit integer, p_offset integer) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_owner uuid := auth.uid();
  v_words text[] := regexp_split_to_array(nullif(btrim(public.fold_text(p_search)), ''), '\s+');
  v_total integer;
  v_products jsonb;
begin
  select count(*) into v_total from public.products p
  where p.user_id = v_owner
    and (v_words is null or not exists (select from unnest(v_words) word where strpos(p.search_text, word) = 0));
  select jsonb_agg(
    jsonb_build_object(
      'id', page.id, 'name', page.name, 'updated_at', page.updated_at,
      'images', (
        select count(*) from public.user_images i
        where i.user_id = v_owner and i.metadata ->> 'product_id' = page.id::text and i.replaced_by is null
      ),
      'cover', (
        select jsonb_build_object('id', i.id, 'dominant_color', i.dominant_color) from public.user_images i
        where i.user_id = v_owner and i.metadata ->> 'product_id' = page.id::text and i.replaced_by is null
        order by i.created_at desc, i.id desc limit 1
      ),
      'channels', (
        select coalesce(jsonb_agg(l.channel order by l.channel), '[]'::jsonb)
        from public.product_listings l where l.product_id = page.id
      )
    ) order by page.updated_at desc, page.id desc
  ) into v_products
  from (
    select p.id, p.name, p.updated_at from public.products p
    where p.user_id = v_owner
      and (v_words is null or not exists (select from unnest(v_words) word where strpos(p.search_text, word) = 0))
    order by p.updated_at desc, p.id desc limit p_limit offset p_offset
  ) page;
  return jsonb_build_object('total', v_total, 'products', coalesce(v_products, '[]'::jsonb));
end;
$$;

-- Keeps a product's texts for a channel. With the request that wrote them, they take the place of older ones once; without it, they are
-- the user's own words. Null where the user has no such product.
create function public.save_listing(
  p_user_id uuid, p_product_id uuid, p_channel text, p_texts jsonb, p_text_order_id uuid, p_demonstration boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_listing public.product_listings;
begin
  update public.products set updated_at = now() where id = p_product_id and user_id = p_user_id;
  if not found then return null; end if;
  if p_text_order_id is null then
    insert into public.product_listings (product_id, user_id, channel, texts)
    values (p_product_id, p_user_id, p_channel, p_texts)
    on conflict (product_id, channel) do update set texts = excluded.texts, updated_at = now()
    returning * into v_listing;
  else
    insert into public.product_listings (
      product_id, user_id, channel, texts, text_order_id, demonstration, written_at
    ) values (p_product_id, p_user_id, p_channel, p_texts, p_text_order_id, p_demonstration, now())
    on conflict (product_id, channel) do update
    set texts = excluded.texts, text_order_id = excluded.text_order_id, demonstration = excluded.demonstration,
      written_at = excluded.written_at, updated_at = now()
    where product_listings.text_order_id is distinct from excluded.text_order_id
    returning * into v_listing;
    if not found then
      select * into v_listing from public.product_listings where product_id = p_product_id and channel = p_channel;
    end if;
  end if;
  return to_jsonb(v_listing);
end;
$$;

-- Deletes a product with its texts, also those that its requests keep. Its pictures stay, without a product.
create function public.delete_product(p_user_id uuid, p_product_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.products where id = p_product_id and user_id = p_user_id;
  if not found then return false; end if;
  update public.user_images set metadata = metadata - 'product_id'
  where user_id = p_user_id and metadata ->> 'product_id' = p_product_id::text;
  update public.text_orders set input = null, output = null, forgotten_at = now()
  where user_id = p_user_id and tool = 'listings' and input ->> 'product' = p_product_id::text
    and forgotten_at is null and status in ('completed', 'failed');
  return true;
end;
$$;

revoke all on function public.set_product_of_images(uuid, uuid, uuid[]) from public, anon, authenticated;
revoke all on function public.save_listing(uuid, uuid, text, jsonb, uuid, boolean) from public, anon, authenticated;
revoke all on function public.delete_product(uuid, uuid) from public, anon, authenticated;
revoke all on function public.read_product(uuid) from public, anon;
revoke all on function public.list_products(text, integer, integer) from public, anon;
grant execute on function public.set_product_of_images(uuid, uuid, uuid[]) to service_role;
grant execute on function public.save_listing(uuid, uuid, text, jsonb, uuid, boolean) to service_role;
grant execute on function public.delete_product(uuid, uuid) to service_role;
grant execute on function public.read_product(uuid) to authenticated;
grant execute on function public.list_products(text, integer, integer) to authenticated;
