-- The balance. Only the functions of the ledger write it; it always equals the sum of credit_entries.
create table public.user_credits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  credits_remaining integer not null default 0 check (credits_remaining >= 0),
  total_credits_used integer not null default 0 check (total_credits_used >= 0),
  turbo_credits integer not null default 0 check (turbo_credits >= 0),
  turbo_credits_used integer not null default 0 check (turbo_credits_used >= 0),
  last_updated timestamptz not null default now(),
  created_at timestamptz not null default now()
);

alter table public.user_credits enable row level security;

create policy "people read their own credits" on public.user_credits
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.user_credits from public, anon, authenticated, service_role;
