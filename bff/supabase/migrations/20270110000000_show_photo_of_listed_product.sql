-- As before (20261208000001), with the number of photos and the first of them: what a product without pictures looks like.
create or replace function public.list_products(p_search text, p_limit integer, p_offset integer) returns jsonb
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
      'photos', (select count(*) from public.product_photos f where f.product_id = page.id),
      'first_photo', (
        select f.id from public.product_photos f where f.product_id = page.id
        order by f.put_first_at desc nulls last, f.created_at, f.id limit 1
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
