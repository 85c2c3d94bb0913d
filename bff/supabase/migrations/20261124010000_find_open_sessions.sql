-- An access token outlives the session it was issued for; the check of a token asks here whether that session is still open.
create function public.is_session_open(p_session uuid, p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from auth.sessions
    where id = p_session and user_id = p_user and (not_after is null or not_after > now())
  );
$$;

-- The user's open sessions, the one used last first.
create function public.list_open_sessions(p_user uuid)
returns table (id uuid, user_agent text, last_used_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select id, user_agent, greatest(created_at, refreshed_at at time zone 'UTC') as last_used_at
  from auth.sessions
  where user_id = p_user and (not_after is null or not_after > now())
  order by last_used_at desc, id
  limit 100;
$$;

revoke all on function public.is_session_open(uuid, uuid) from public, anon, authenticated;
revoke all on function public.list_open_sessions(uuid) from public, anon, authenticated;
grant execute on function public.is_session_open(uuid, uuid) to service_role;
grant execute on function public.list_open_sessions(uuid) to service_role;
