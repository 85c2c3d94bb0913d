-- A user's request to have their account deleted. Until it is due the user can only withdraw it.
create table public.account_deletions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null check (due_at > requested_at),
  -- Until then one process works on it; afterwards another one may.
  claimed_until timestamptz
);

create index account_deletions_due on public.account_deletions (due_at);

alter table public.account_deletions enable row level security;

create policy "people read their own request to leave" on public.account_deletions
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.account_deletions from public, anon, authenticated, service_role;

-- What is left of a deleted account: the proof that it is gone. Those who know the account's id find it by the hash;
-- the id cannot be read out of it.
create table public.account_deletion_proofs (
  account_hash text primary key check (account_hash ~ '^[0-9a-f]{64}$'),
  requested_at timestamptz not null,
  deleted_at timestamptz not null default now(),
  -- How many files were removed from the storage, and how many rows from each table.
  files integer not null check (files >= 0),
  rows jsonb not null
);

alter table public.account_deletion_proofs enable row level security;

revoke all on public.account_deletion_proofs from public, anon, authenticated;
revoke insert, update, delete, truncate on public.account_deletion_proofs from service_role;

create function public.refuse_proof_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'account_deletion_proofs is append-only: % refused', tg_op using errcode = 'restrict_violation';
end;
$$;

create trigger refuse_proof_change before update or delete on public.account_deletion_proofs
  for each row execute function public.refuse_proof_change();
create trigger refuse_proof_truncate before truncate on public.account_deletion_proofs
  for each statement execute function public.refuse_proof_change();

revoke all on function public.refuse_proof_change() from public, anon, authenticated;
