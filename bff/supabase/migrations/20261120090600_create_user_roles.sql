-- Who may enter the admin screen. Kept here because the embedded tokens carry no app_metadata.
create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('admin')),
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

alter table public.user_roles enable row level security;

create policy "people read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.user_roles from public, anon, authenticated;
