-- The sessions that the link of a recovery mail opened: before the second step only these may set a password, since a
-- user with nothing but the old password must not replace it.
create table public.recovery_sessions (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  opened_at timestamptz not null default now()
);

create index recovery_sessions_user on public.recovery_sessions (user_id);

alter table public.recovery_sessions enable row level security;
revoke all on public.recovery_sessions from public, anon, authenticated, service_role;

-- A session that has passed the second step vouches for another session of its user, which need not pass it again. False
-- where the first has not passed it, or where one of them is closed.
create function public.vouch_for_session(p_user uuid, p_by uuid, p_session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if public.session_state(p_by, p_user) <> 'open' or public.session_standing(p_session, p_user) <> 'open' then
    return false;
  end if;
  perform public.note_second_factor_pass(p_user, p_session)
  where exists (select 1 from public.second_factors where user_id = p_user and confirmed_at is not null);
  return true;
end;
$$;

revoke all on function public.vouch_for_session(uuid, uuid, uuid) from public, anon, authenticated;
grant execute on function public.vouch_for_session(uuid, uuid, uuid) to service_role;
