-- The pages of a sheet follow the day on which products were made: unlike the last change, it stays while pages are read.
create index products_by_creation on public.products (user_id, created_at desc, id desc);

-- How many products of the caller a search finds, and how many of them have texts for each channel.
create function public.count_listings(p_search text) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_owner uuid := auth.uid();
  v_words text[] := regexp_split_to_array(nullif(btrim(public.fold_text(p_search)), ''), '\s+');
begin
  return (
    with found as (
      select p.id from public.products p
      where p.user_id = v_owner
        and (v_words is null or not exists (select from unnest(v_words) word where strpos(p.search_text, word) = 0))
    )
    select jsonb_build_object(
      'products', (select count(*) from found),
      'listings', (
        select coalesce(jsonb_object_agg(counted.channel, counted.listings), '{}'::jsonb) from (
          select l.channel, count(*) as listings from public.product_listings l join found on found.id = l.product_id
          where l.user_id = v_owner group by l.channel
        ) counted
      )
    )
  );
end;
$$;

-- One page of the caller's products, the newest first, with their texts for some channels. The page after begins below the last
-- product of this one: no page repeats or skips a product, whatever is changed or deleted meanwhile.
create function public.read_sheet_of_products(
  p_search text, p_channels text[], p_after_time timestamptz, p_after_id uuid, p_limit integer
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_owner uuid := auth.uid();
  v_words text[] := regexp_split_to_array(nullif(btrim(public.fold_text(p_search)), ''), '\s+');
begin
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', page.id, 'name', page.name, 'facts', page.facts, 'created_at', page.created_at,
        'listings', (
          select coalesce(jsonb_agg(jsonb_build_object('channel', l.channel, 'texts', l.texts) order by l.channel), '[]'::jsonb)
          from public.product_listings l where l.product_id = page.id and l.channel = any (p_channels)
        )
      ) order by page.created_at desc, page.id desc
    ), '[]'::jsonb)
    from (
      select p.id, p.name, p.facts, p.created_at from public.products p
      where p.user_id = v_owner
        and (p_after_id is null or (p.created_at, p.id) < (p_after_time, p_after_id))
        and (v_words is null or not exists (select from unnest(v_words) word where strpos(p.search_text, word) = 0))
      order by p.created_at desc, p.id desc limit p_limit
    ) page
  );
end;
$$;

revoke all on function public.count_listings(text) from public, anon;
revoke all on function public.read_sheet_of_products(text, text[], timestamptz, uuid, integer) from public, anon;
grant execute on function public.count_listings(text) to authenticated;
grant execute on function public.read_sheet_of_products(text, text[], timestamptz, uuid, integer) to authenticated;
