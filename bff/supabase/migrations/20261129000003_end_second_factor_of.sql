alter table public.audit_log drop constraint audit_log_action_check;
alter table public.audit_log add constraint audit_log_action_check check (
  action in (
    'account_viewed', 'credits_granted', 'credits_taken', 'account_blocked', 'account_unblocked', 'second_factor_ended'
  )
);

-- As before, and whether the account has a second factor.
create or replace function public.account_as_json(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', coalesce(u.email, ''), 'full_name', coalesce(p.full_name, ''),
    'phone', coalesce(p.phone, ''), 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at,
    'confirmed', u.confirmed_at is not null,
    'credits', coalesce(c.credits_remaining, 0), 'turbo_credits', coalesce(c.turbo_credits, 0),
    'plan_id', (select s.plan_id from public.subscriptions s where s.user_id = u.id and s.status <> 'ended'),
    'admin', public.is_admin(u.id),
    'second_factor', exists (
      select 1 from public.second_factors f where f.user_id = u.id and f.confirmed_at is not null
    ),
    'blocked_at', (select b.blocked_at from public.account_blocks b where b.user_id = u.id),
    'deletion_due_at', (select d.due_at from public.account_deletions d where d.user_id = u.id)
  )
  from auth.users u
  left join public.user_profiles p on p.id = u.id
  left join public.user_credits c on c.user_id = u.id
  where u.id = p_user;
$$;

-- The way back for a user who lost the phone and the recovery codes. It ends all of the user's sessions: one that waited at
-- the second step would be let in. Administrators cannot do it to their own account, whose session a thief may have.
create function public.end_second_factor_of(p_actor uuid, p_user uuid, p_reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_stood boolean;
begin
  if not public.is_admin(p_actor) or p_actor = p_user then
    return jsonb_build_object('ok', false, 'code', 'forbidden');
  end if;
  if btrim(p_reason) = '' then return jsonb_build_object('ok', false, 'code', 'bad_request'); end if;
  -- Two administrators' clicks come one after another.
  perform 1 from auth.users where id = p_user for update;
  if not found then return jsonb_build_object('ok', false, 'code', 'not_found'); end if;
  v_stood := exists (select 1 from public.second_factors where user_id = p_user and confirmed_at is not null);
  if v_stood then
    perform public.end_second_factor(p_user);
    delete from auth.refresh_tokens where user_id::text = p_user::text;
    delete from auth.sessions where user_id = p_user;
    insert into public.audit_log (actor_id, action, subject_id, reason)
    values (p_actor, 'second_factor_ended', p_user, btrim(p_reason));
  end if;
  return jsonb_build_object('ok', true, 'account', public.account_as_json(p_user), 'stood', v_stood);
end;
$$;

revoke all on function public.end_second_factor_of(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.end_second_factor_of(uuid, uuid, text) to service_role;
