-- Every set of titles or keywords asked for, from its charge to its outcome; the finished ones are the history of
-- the two tools. A user who deletes one empties it: the row stays, because the day's allowance counts it.
create table public.text_orders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  fingerprint text not null check (fingerprint <> ''),
  tool text not null check (tool in ('titles', 'keywords')),
  input jsonb,
  output jsonb,
  status text not null default 'processing' check (status in ('processing', 'completed', 'failed')),
  -- False where the day's allowance paid.
  charged boolean not null,
  error_code text,
  demonstration boolean not null default false,
  forgotten_at timestamptz,
  reserved_until timestamptz not null,
  created_at timestamptz not null default now(),
  constraint text_orders_once_a_key unique (user_id, idempotency_key),
  constraint text_orders_forgotten check (forgotten_at is null or (input is null and output is null))
);

create index text_orders_newest on public.text_orders (user_id, tool, created_at desc);
create index text_orders_open on public.text_orders (reserved_until) where status = 'processing';

alter table public.text_orders enable row level security;

create policy "people read their own text orders" on public.text_orders
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.text_orders from public, anon, authenticated, service_role;
