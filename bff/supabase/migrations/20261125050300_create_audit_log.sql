-- What administrators did to which account, when and why. It keeps only ids: the names are read from the accounts, so that the
-- name of a deleted account disappears here too.
create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  action text not null check (
    action in ('account_viewed', 'credits_granted', 'credits_taken', 'account_blocked', 'account_unblocked')
  ),
  subject_id uuid not null,
  reason text not null default '' check (char_length(reason) <= 500),
  details jsonb not null default '{}'::jsonb,
  -- Chosen by the client: the same click is written down once.
  request_key text unique check (char_length(request_key) between 1 and 200)
);

create index audit_log_by_subject on public.audit_log (subject_id, id desc);
create index audit_log_by_actor on public.audit_log (actor_id, id desc);

alter table public.audit_log enable row level security;

revoke all on public.audit_log from public, anon, authenticated;
revoke insert, update, delete, truncate on public.audit_log from service_role;

create function public.refuse_audit_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise exception 'audit_log is append-only: % refused', tg_op using errcode = 'restrict_violation';
end;
$$;

create trigger refuse_audit_change before update or delete on public.audit_log
  for each row execute function public.refuse_audit_change();
create trigger refuse_audit_truncate before truncate on public.audit_log
  for each statement execute function public.refuse_audit_change();

revoke all on function public.refuse_audit_change() from public, anon, authenticated;

-- The users whom an administrator has blocked. The session service knows it too (auth.users.banned_until).
create table public.account_blocks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  blocked_at timestamptz not null default now()
);

alter table public.account_blocks enable row level security;

create policy "people read their own block" on public.account_blocks
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.account_blocks from public, anon, authenticated, service_role;

-- A blocked user's session is closed, however it came to be.
create or replace function public.is_session_open(p_session uuid, p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.sessions
    where id = p_session and user_id = p_user and (not_after is null or not_after > now())
  ) and not exists (select 1 from public.account_blocks where user_id = p_user);
$$;
