-- One row a user, made with the account (see provision_accounts); users may change their own name.
create table public.user_profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 120),
  -- Digits only, as in (00) 00000-0000; empty where the identity provider gave none.
  phone text not null default '' check (phone ~ '^([0-9]{11})?$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.user_profiles enable row level security;

create policy "people read their own profile" on public.user_profiles
  for select to authenticated using (id = (select auth.uid()));

create policy "people change their own profile" on public.user_profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));

revoke insert, update, delete, truncate on public.user_profiles from public, anon, authenticated;
grant select, update (full_name, phone) on public.user_profiles to authenticated;

-- The embedded database gives every role every column back, so what only the database may write is kept here.
create function public.keep_profile_history() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := now();
  return new;
end;
$$;

revoke all on function public.keep_profile_history() from public, anon, authenticated;

create trigger keep_profile_history before update on public.user_profiles
  for each row execute function public.keep_profile_history();
