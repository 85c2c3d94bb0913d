-- Every function below is for the service, and checks once more that the caller is an administrator now.
create function public.is_admin(p_user uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.user_roles where user_id = p_user and role = 'admin');
$$;

-- An account as administrators see it.
create function public.account_as_json(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', coalesce(u.email, ''), 'full_name', coalesce(p.full_name, ''),
    'phone', coalesce(p.phone, ''), 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at,
    'confirmed', u.confirmed_at is not null,
    'credits', coalesce(c.credits_remaining, 0), 'turbo_credits', coalesce(c.turbo_credits, 0),
    'plan_id', (select s.plan_id from public.subscriptions s where s.user_id = u.id and s.status <> 'ended'),
    'admin', public.is_admin(u.id),
    'blocked_at', (select b.blocked_at from public.account_blocks b where b.user_id = u.id),
    'deletion_due_at', (select d.due_at from public.account_deletions d where d.user_id = u.id)
  )
  from auth.users u
  left join public.user_profiles p on p.id = u.id
  left join public.user_credits c on c.user_id = u.id
  where u.id = p_user;
$$;

-- Accounts whose address or name contains the words, the newest first; null where the caller is no administrator.
create function public.find_accounts(p_actor uuid, p_search text, p_limit integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when public.is_admin(p_actor) then (
    select coalesce(jsonb_agg(public.account_as_json(found.id) order by found.created_at desc), '[]'::jsonb)
    from (
      select u.id, u.created_at
      from auth.users u left join public.user_profiles p on p.id = u.id
      where position(lower(p_search) in lower(coalesce(u.email, ''))) > 0
        or position(public.fold_text(p_search) in public.fold_text(coalesce(p.full_name, ''))) > 0
      order by u.created_at desc limit p_limit
    ) found
  ) end;
$$;

-- One account with a page of its ledger. Opening it is recorded, once an hour for each administrator and account.
create function public.open_account(p_actor uuid, p_user uuid, p_limit integer, p_offset integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_account jsonb;
begin
  if not public.is_admin(p_actor) then return jsonb_build_object('ok', false, 'code', 'forbidden'); end if;
  v_account := public.account_as_json(p_user);
  if v_account is null then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  insert into public.audit_log (actor_id, action, subject_id)
  select p_actor, 'account_viewed', p_user
  where not exists (
    select 1 from public.audit_log
    where subject_id = p_user and actor_id = p_actor and action = 'account_viewed' and at > now() - interval '1 hour'
  );
  return jsonb_build_object(
    'ok', true, 'account', v_account,
    'total', (select count(*) from public.credit_entries where user_id = p_user and amount <> 0),
    'entries', coalesce((
      select jsonb_agg(to_jsonb(s) order by s.created_at desc, s.id desc) from (
        select e.id, e.kind, e.currency, e.amount, e.reason, e.created_at, g.operation
        from public.credit_entries e left join public.generations g on g.id = e.generation_id
        where e.user_id = p_user and e.amount <> 0
        order by e.created_at desc, e.id desc limit p_limit offset p_offset
      ) s
    ), '[]'::jsonb)
  );
end;
$$;

-- Grants credits, or takes them back, once for the key, through the ledger and with a line in the audit log, in one
-- transaction. It never takes more than is left.
create function public.adjust_credits(
  p_actor uuid, p_user uuid, p_key text, p_currency text, p_amount integer, p_reason text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_left integer;
  v_kept public.audit_log;
  v_granted boolean := p_amount > 0;
begin
  if not public.is_admin(p_actor) then return jsonb_build_object('ok', false, 'code', 'forbidden'); end if;
  if p_amount = 0 or abs(p_amount) > 1000 or btrim(p_reason) = '' or p_currency not in ('image', 'turbo') then
    return jsonb_build_object('ok', false, 'code', 'bad_request');
  end if;
  if not exists (select 1 from auth.users where id = p_user) then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  end if;
  insert into public.user_credits (user_id) values (p_user) on conflict (user_id) do nothing;
  -- One user's adjustments come one after another: a second click finds the first one's line.
  select case p_currency when 'image' then credits_remaining else turbo_credits end into v_left
  from public.user_credits where user_id = p_user for update;
  select * into v_kept from public.audit_log where request_key = p_key;
  if found then
    if v_kept.actor_id <> p_actor or v_kept.subject_id <> p_user
      or v_kept.details <> jsonb_build_object('currency', p_currency, 'amount', p_amount) then
      return jsonb_build_object('ok', false, 'code', 'idempotency_key_reused');
    end if;
    return jsonb_build_object('ok', true, 'account', public.account_as_json(p_user));
  end if;
  if v_left + p_amount < 0 then return jsonb_build_object('ok', false, 'code', 'balance_too_low'); end if;
  insert into public.credit_entries (user_id, kind, currency, amount, reason, grant_key)
  values (p_user, case when v_granted then 'grant' else 'refund' end, p_currency, p_amount, 'adjustment', 'admin:' || p_key);
  update public.user_credits
  set credits_remaining = credits_remaining + case p_currency when 'image' then p_amount else 0 end,
      turbo_credits = turbo_credits + case p_currency when 'turbo' then p_amount else 0 end, last_updated = now()
  where user_id = p_user;
  insert into public.audit_log (actor_id, action, subject_id, reason, details, request_key)
  values (
    p_actor, case when v_granted then 'credits_granted' else 'credits_taken' end, p_user, btrim(p_reason),
    jsonb_build_object('currency', p_currency, 'amount', p_amount), p_key
  );
  return jsonb_build_object('ok', true, 'account', public.account_as_json(p_user));
end;
$$;

-- Blocks or unblocks a user; a state that already holds is neither changed nor recorded twice. An administrator cannot be
-- blocked: the operator removes the role first.
create function public.set_account_block(p_actor uuid, p_user uuid, p_blocked boolean, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_changed integer;
begin
  if not public.is_admin(p_actor) then return jsonb_build_object('ok', false, 'code', 'forbidden'); end if;
  if btrim(p_reason) = '' then return jsonb_build_object('ok', false, 'code', 'bad_request'); end if;
  -- Two administrators' clicks come one after another.
  perform 1 from auth.users where id = p_user for update;
  if not found then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  if p_blocked and public.is_admin(p_user) then
    return jsonb_build_object('ok', false, 'code', 'account_is_admin');
  end if;
  if p_blocked then
    insert into public.account_blocks (user_id) values (p_user) on conflict (user_id) do nothing;
  else
    delete from public.account_blocks where user_id = p_user;
  end if;
  get diagnostics v_changed = row_count;
  -- A date, since not every session service reads 'infinity'.
  update auth.users set banned_until = case when p_blocked then timestamptz '2999-01-01 00:00:00Z' end where id = p_user;
  if p_blocked then
    delete from auth.refresh_tokens where user_id::text = p_user::text;
    delete from auth.sessions where user_id = p_user;
  end if;
  if v_changed > 0 then
    insert into public.audit_log (actor_id, action, subject_id, reason)
    values (p_actor, case when p_blocked then 'account_blocked' else 'account_unblocked' end, p_user, btrim(p_reason));
  end if;
  return jsonb_build_object('ok', true, 'account', public.account_as_json(p_user));
end;
$$;

-- The audit log, newest first, with the names that are still known; of one account where one is given.
create function public.list_audit_log(p_actor uuid, p_subject uuid, p_limit integer, p_offset integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when public.is_admin(p_actor) then jsonb_build_object(
    'total', (select count(*) from public.audit_log where p_subject is null or subject_id = p_subject),
    'entries', coalesce((
      select jsonb_agg(to_jsonb(s) order by s.id desc) from (
        select a.id, a.at, a.action, a.reason, a.details, a.subject_id,
          actor.email as actor_email, subject.email as subject_email
        from public.audit_log a
        left join auth.users actor on actor.id = a.actor_id
        left join auth.users subject on subject.id = a.subject_id
        where p_subject is null or a.subject_id = p_subject
        order by a.id desc limit p_limit offset p_offset
      ) s
    ), '[]'::jsonb)
  ) end;
$$;

revoke all on function public.is_admin(uuid) from public, anon, authenticated;
revoke all on function public.account_as_json(uuid) from public, anon, authenticated;
revoke all on function public.find_accounts(uuid, text, integer) from public, anon, authenticated;
revoke all on function public.open_account(uuid, uuid, integer, integer) from public, anon, authenticated;
revoke all on function public.adjust_credits(uuid, uuid, text, text, integer, text) from public, anon, authenticated;
revoke all on function public.set_account_block(uuid, uuid, boolean, text) from public, anon, authenticated;
revoke all on function public.list_audit_log(uuid, uuid, integer, integer) from public, anon, authenticated;
grant execute on function public.find_accounts(uuid, text, integer) to service_role;
grant execute on function public.open_account(uuid, uuid, integer, integer) to service_role;
grant execute on function public.adjust_credits(uuid, uuid, text, text, integer, text) to service_role;
grant execute on function public.set_account_block(uuid, uuid, boolean, text) to service_role;
grant execute on function public.list_audit_log(uuid, uuid, integer, integer) to service_role;
