-- The photo that a seller put first comes first, then the one that was put first before it, then all others as they arrived.
alter table public.product_photos add column put_first_at timestamptz;

-- Answers whether the product is the user's and has the photo. A second time it changes nothing that anybody sees; two requests take
-- turns, so that the later one is first.
create function public.put_product_photo_first(p_user_id uuid, p_product_id uuid, p_photo_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.products where id = p_product_id and user_id = p_user_id for update;
  if not found then return false; end if;
  update public.product_photos set put_first_at = greatest(
    clock_timestamp(),
    (select max(f.put_first_at) + interval '1 microsecond' from public.product_photos f where f.product_id = p_product_id)
  ) where id = p_photo_id and product_id = p_product_id;
  return found;
end;
$$;

-- As before (20261229000000), in the new order.
create or replace function public.read_product_photos(p_product_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select (
    select coalesce(
      jsonb_agg(to_jsonb(f) - 'user_id' order by f.put_first_at desc nulls last, f.created_at, f.id), '[]'::jsonb
    )
    from public.product_photos f where f.product_id = p.id
  )
  from public.products p where p.id = p_product_id and p.user_id = auth.uid();
$$;

revoke all on function public.put_product_photo_first(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.put_product_photo_first(uuid, uuid, uuid) to service_role;
