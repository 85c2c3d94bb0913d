-- The codes that were tried at the second step within a day. They are counted here so that guessing is bounded over all
-- nodes and restarts: five in five minutes for a session, twenty in a day for a user. Recovery codes, which nobody guesses,
-- count only for their session: a stranger with the password who types wrong codes never blocks the owner's way in.
create table public.second_factor_tries (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  session_id uuid not null,
  recovery boolean not null,
  at timestamptz not null default now()
);

create index second_factor_tries_user on public.second_factor_tries (user_id, at);

alter table public.second_factor_tries enable row level security;
revoke all on public.second_factor_tries from public, anon, authenticated, service_role;

-- Earlier tries do not count: a new password has shut out anybody who knew the old one. Once a day at most, so that a
-- thief gains no more than another day's tries by it.
alter table public.second_factors add column tries_forgiven_at timestamptz not null default '-infinity';

create function public.forgive_second_factor_tries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.second_factors set tries_forgiven_at = now()
  where user_id = new.id and tries_forgiven_at < now() - interval '1 day';
  return null;
end;
$$;

create trigger forgive_second_factor_tries after update of encrypted_password on auth.users
  for each row when (old.encrypted_password is distinct from new.encrypted_password)
  execute function public.forgive_second_factor_tries();

-- Counts a code before it is checked. Answers how many seconds to wait, 0 for none, and how many codes the user has tried
-- that day.
create function public.count_second_factor_try(p_user uuid, p_session uuid, p_recovery boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_since timestamptz;
  v_free_at timestamptz;
  v_tried integer;
begin
  -- One user's tries come one after another.
  select greatest(tries_forgiven_at, now() - interval '1 day') into v_since
  from public.second_factors where user_id = p_user for update;
  delete from public.second_factor_tries where user_id = p_user and at <= now() - interval '1 day';
  -- The fifth last of the session, or the twentieth last of the user: once it is old enough, there is room for one more.
  select max(free_at) into v_free_at from (
    (select at + interval '5 minutes' as free_at from public.second_factor_tries
     where user_id = p_user and session_id = p_session and recovery = p_recovery
     order by at desc offset 4 limit 1)
    union all
    (select at + interval '1 day' from public.second_factor_tries
     where user_id = p_user and not recovery and not p_recovery and at > v_since
     order by at desc offset 19 limit 1)
  ) bounds;
  if v_free_at > now() then
    return jsonb_build_object('wait_seconds', ceil(extract(epoch from v_free_at - now())), 'tried', 0);
  end if;
  insert into public.second_factor_tries (user_id, session_id, recovery) values (p_user, p_session, p_recovery);
  select count(*) into v_tried from public.second_factor_tries
  where user_id = p_user and recovery = p_recovery and at > v_since;
  return jsonb_build_object('wait_seconds', 0, 'tried', v_tried);
end;
$$;

-- As before, and the session's earlier tries no longer count.
create or replace function public.note_second_factor_pass(p_user uuid, p_session uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.second_factor_passes p
  where p.user_id = p_user and not exists (select 1 from auth.sessions s where s.id = p.session_id);
  delete from public.second_factor_tries where user_id = p_user and session_id = p_session;
  insert into public.second_factor_passes (session_id, user_id) values (p_session, p_user)
  on conflict (session_id) do nothing;
$$;

revoke all on function public.forgive_second_factor_tries() from public, anon, authenticated;
revoke all on function public.count_second_factor_try(uuid, uuid, boolean) from public, anon, authenticated;
grant execute on function public.count_second_factor_try(uuid, uuid, boolean) to service_role;
