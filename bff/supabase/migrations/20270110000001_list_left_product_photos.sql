-- The files of products' photos that have no row: of a process that ended between the two, or of a photo whose file could not be
-- deleted. A younger one may still get its row.
create function public.list_left_product_photos(p_older_seconds integer, p_limit integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(name), '[]'::jsonb) from (
    select o.name from storage.objects o
    where o.bucket_id = 'imagens' and o.name like '%/product-photos/%'
      and greatest(o.created_at, o.updated_at) < now() - make_interval(secs => p_older_seconds)
      and not exists (select from public.product_photos f where f.path = o.name)
    limit p_limit
  ) found;
$$;

revoke all on function public.list_left_product_photos(integer, integer) from public, anon, authenticated;
grant execute on function public.list_left_product_photos(integer, integer) to service_role;
