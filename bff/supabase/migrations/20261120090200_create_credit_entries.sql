-- The ledger, and the truth about credits: rows are added and never changed. It keeps no foreign keys, because
-- an account's history must not stop its deletion, and the deletion must not remove that history.
create table public.credit_entries (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  generation_id uuid,
  kind text not null check (kind in ('grant', 'reserve', 'commit', 'release')),
  currency text not null check (currency in ('image', 'turbo')),
  amount integer not null,
  reason text not null check (reason <> ''),
  -- What a grant is for, such as a payment's id: the same key is never granted twice.
  grant_key text check (grant_key <> ''),
  created_at timestamptz not null default now(),
  constraint credit_entries_sign check (
    case kind when 'grant' then amount > 0 when 'reserve' then amount < 0 when 'commit' then amount = 0 else amount > 0 end
  ),
  constraint credit_entries_grant_key check ((kind = 'grant') = (grant_key is not null)),
  constraint credit_entries_grant_once unique (grant_key, currency)
);

create index credit_entries_by_user on public.credit_entries (user_id, created_at desc);
create unique index credit_entries_reserve_once on public.credit_entries (generation_id) where kind = 'reserve';
create unique index credit_entries_settle_once on public.credit_entries (generation_id) where kind in ('commit', 'release');

alter table public.credit_entries enable row level security;

create policy "people read their own entries" on public.credit_entries
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.credit_entries from public, anon, authenticated, service_role;

create function public.refuse_ledger_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'credit_entries is append-only: % refused', tg_op using errcode = 'restrict_violation';
end;
$$;

revoke all on function public.refuse_ledger_change() from public, anon, authenticated;

create trigger refuse_ledger_change before update or delete on public.credit_entries
  for each row execute function public.refuse_ledger_change();
create trigger refuse_ledger_truncate before truncate on public.credit_entries
  for each statement execute function public.refuse_ledger_change();
