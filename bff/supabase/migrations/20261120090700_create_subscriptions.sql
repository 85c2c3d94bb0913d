-- The plan a user pays for; without a row the plan label reads 'Pro'.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan_name text not null check (plan_name <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.subscriptions enable row level security;

create policy "people read their own subscription" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.subscriptions from public, anon, authenticated;
