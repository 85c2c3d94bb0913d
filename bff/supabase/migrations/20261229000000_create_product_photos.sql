-- The photos that a seller took of a product, before any tool. Each is a file beside the user's pictures, and no picture of the
-- library: it has no operation and cost no credit. Only the user reads the rows, and only the service writes them.
create table public.product_photos (
  -- Made by the browser, so that the same request keeps one photo.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id uuid not null references public.products (id) on delete cascade,
  path text not null check (starts_with(path, user_id::text || '/product-photos/' || id::text || '.')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null default now()
);

create index product_photos_of_product on public.product_photos (product_id, created_at, id);
create index product_photos_of_user on public.product_photos (user_id);

alter table public.product_photos enable row level security;

create policy "people read their own product photos" on public.product_photos
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second step comes first" on public.product_photos as restrictive for all to authenticated
  using ((select private.has_passed_second_step()));

revoke insert, update, delete, truncate on public.product_photos from public, anon, authenticated;

insert into private.personal_tables (source) values ('product_photos');

-- Keeps a photo once, up to p_most of a product. Two requests take turns, so that together they do not pass it. Answers `kept`,
-- `full`, or `missing` where the user has no such product, or the id is of another photo.
create function public.keep_product_photo(p_user_id uuid, p_product_id uuid, p_photo jsonb, p_most integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid := (p_photo ->> 'id')::uuid;
begin
  perform from public.products where id = p_product_id and user_id = p_user_id for update;
  if not found then return 'missing'; end if;
  perform from public.product_photos where id = v_id and user_id = p_user_id and product_id = p_product_id;
  if found then return 'kept'; end if;
  if (select count(*) from public.product_photos where product_id = p_product_id) >= p_most then return 'full'; end if;
  insert into public.product_photos (id, user_id, product_id, path, width, height, bytes)
  values (
    v_id, p_user_id, p_product_id, p_photo ->> 'path', (p_photo ->> 'width')::integer, (p_photo ->> 'height')::integer,
    (p_photo ->> 'bytes')::integer
  ) on conflict (id) do nothing;
  if not found then return 'missing'; end if;
  update public.products set updated_at = now() where id = p_product_id;
  return 'kept';
end;
$$;

-- The photos of one of the caller's products, the first one first; null where the caller has no such product.
create function public.read_product_photos(p_product_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select (
    select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at, f.id), '[]'::jsonb)
    from public.product_photos f where f.product_id = p.id
  )
  from public.products p where p.id = p_product_id and p.user_id = auth.uid();
$$;

-- As before (20261208000001), with the number of its photos.
create or replace function public.read_product(p_product_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select to_jsonb(p) - 'search_text' || jsonb_build_object(
    'images', (
      select count(*) from public.user_images i
      where i.user_id = p.user_id and i.metadata ->> 'product_id' = p.id::text and i.replaced_by is null
    ),
    'photos', (select count(*) from public.product_photos f where f.product_id = p.id),
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.channel), '[]'::jsonb)
      from public.product_listings l where l.product_id = p.id
    )
  )
  from public.products p where p.id = p_product_id and p.user_id = auth.uid();
$$;

revoke all on function public.keep_product_photo(uuid, uuid, jsonb, integer) from public, anon, authenticated;
revoke all on function public.read_product_photos(uuid) from public, anon;
grant execute on function public.keep_product_photo(uuid, uuid, jsonb, integer) to service_role;
grant execute on function public.read_product_photos(uuid) to authenticated;
