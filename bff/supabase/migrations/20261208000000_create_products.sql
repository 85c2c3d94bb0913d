-- Products: what a seller sells, with its facts, its pictures and its texts for each channel. Only the user reads them, and only
-- the service writes them.
create table public.products (
  -- Made by the browser, so that the same request makes one product.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  facts jsonb not null default '{}'::jsonb,
  search_text text not null generated always as (
    public.fold_text(
      name || ' ' || coalesce(facts ->> 'brand', '') || ' ' || coalesce(facts ->> 'model', '') || ' '
      || coalesce(facts ->> 'gtin', '') || ' ' || coalesce(facts ->> 'sku', '')
    )
  ) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index products_newest on public.products (user_id, updated_at desc, id desc);

-- A product's texts for one channel. `text_order_id` names the request that wrote them: the same one never writes over what the
-- user has changed since.
create table public.product_listings (
  product_id uuid not null references public.products (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  channel text not null check (channel ~ '^[a-z_]{1,40}$'),
  texts jsonb not null,
  text_order_id uuid,
  demonstration boolean not null default false,
  written_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (product_id, channel)
);

create index product_listings_of_user on public.product_listings (user_id);

-- The product of a picture is in its metadata, which a new version of the picture inherits.
create index user_images_of_product on public.user_images (user_id, (metadata ->> 'product_id'), created_at desc, id desc)
  where metadata ->> 'product_id' is not null;

alter table public.products enable row level security;
alter table public.product_listings enable row level security;

create policy "people read their own products" on public.products
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people read their own listings" on public.product_listings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second step comes first" on public.products as restrictive for all to authenticated
  using ((select private.has_passed_second_step()));
create policy "the second step comes first" on public.product_listings as restrictive for all to authenticated
  using ((select private.has_passed_second_step()));

revoke insert, update, delete, truncate on public.products, public.product_listings from public, anon, authenticated;

-- The texts of a listing are a text request like titles and keywords.
alter table public.text_orders drop constraint text_orders_tool_check;
alter table public.text_orders add constraint text_orders_tool_check check (tool in ('titles', 'keywords', 'listings'));
