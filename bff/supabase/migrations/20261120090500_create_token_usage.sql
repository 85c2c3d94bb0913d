-- What each call of a provider used and cost. Written by the service only.
create table public.token_usage (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  operation_type text not null check (operation_type <> ''),
  model_used text not null check (model_used <> ''),
  tokens_used integer not null default 0 check (tokens_used >= 0),
  cost_usd numeric(12, 6) not null default 0 check (cost_usd >= 0),
  prompt text,
  metadata jsonb not null default '{}'::jsonb,
  created_at timestamptz not null default now()
);

create index token_usage_by_user on public.token_usage (user_id, created_at desc);

alter table public.token_usage enable row level security;

create policy "people read their own usage" on public.token_usage
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.token_usage from public, anon, authenticated;
