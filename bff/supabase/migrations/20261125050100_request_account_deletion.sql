-- The state of a session: `open`, `leaving` (its user asked for deletion) or `closed`. Replaces is_session_open, which
-- nodes of the previous version still call.
create function public.session_standing(p_session uuid, p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when not public.is_session_open(p_session, p_user) then 'closed'
    when exists (select 1 from public.account_deletions where user_id = p_user) then 'leaving'
    else 'open'
  end;
$$;

-- What the settings screen must know before an account may be deleted.
create function public.read_account_state(p_user uuid, p_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'has_password', coalesce(u.encrypted_password, '') <> '',
    'signed_in_at', (select s.created_at from auth.sessions s where s.id = p_session and s.user_id = p_user),
    'requested_at', d.requested_at,
    'due_at', d.due_at
  )
  from auth.users u left join public.account_deletions d on d.user_id = u.id
  where u.id = p_user;
$$;

-- Records the request and ends every session. A repeated request keeps the first one and its date.
create function public.request_account_deletion(p_user uuid, p_now timestamptz, p_due timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_asked public.account_deletions;
begin
  insert into public.account_deletions (user_id, requested_at, due_at) values (p_user, p_now, p_due)
  on conflict (user_id) do nothing;
  delete from auth.refresh_tokens where user_id::text = p_user::text;
  delete from auth.sessions where user_id = p_user;
  select * into v_asked from public.account_deletions where user_id = p_user;
  return jsonb_build_object('requested_at', v_asked.requested_at, 'due_at', v_asked.due_at);
end;
$$;

-- The user withdraws the request. False once a process has begun to delete.
create function public.keep_account(p_user uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.account_deletions where user_id = p_user and claimed_until is null;
  return not exists (select 1 from public.account_deletions where user_id = p_user);
end;
$$;

-- Gives one due account to one process, for a while; null where none is due. It names what is outside the database:
-- the subscriptions at the payment provider, and the pictures whose small versions a node keeps.
create function public.claim_due_deletion(p_now timestamptz, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid;
begin
  update public.account_deletions set claimed_until = p_now + make_interval(secs => p_lease_seconds)
  where user_id = (
    select user_id from public.account_deletions
    where due_at <= p_now and (claimed_until is null or claimed_until <= p_now)
    order by due_at limit 1 for update skip locked
  ) returning user_id into v_user;
  if v_user is null then return null; end if;
  return jsonb_build_object(
    'user_id', v_user,
    'email', (select coalesce(email, '') from auth.users where id = v_user),
    'subscription_ids', (
      select coalesce(jsonb_agg(known.id), '[]'::jsonb)
      from public.subscriptions s, unnest(array[s.provider_subscription_id, s.replaced_subscription_id]) as known (id)
      where s.user_id = v_user and known.id is not null
    ),
    'image_ids', (select coalesce(jsonb_agg(id), '[]'::jsonb) from public.user_images where user_id = v_user)
  );
end;
$$;

revoke all on function public.session_standing(uuid, uuid) from public, anon, authenticated;
revoke all on function public.read_account_state(uuid, uuid) from public, anon, authenticated;
revoke all on function public.request_account_deletion(uuid, timestamptz, timestamptz) from public, anon, authenticated;
revoke all on function public.keep_account(uuid) from public, anon, authenticated;
revoke all on function public.claim_due_deletion(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.session_standing(uuid, uuid) to service_role;
grant execute on function public.read_account_state(uuid, uuid) to service_role;
grant execute on function public.request_account_deletion(uuid, timestamptz, timestamptz) to service_role;
grant execute on function public.keep_account(uuid) to service_role;
grant execute on function public.claim_due_deletion(timestamptz, integer) to service_role;
