-- Takes one turbo credit for one request for titles or keywords; without any, the day's allowance (in São Paulo) pays
-- while it lasts. The balance row is locked first, so one user's requests come one after another: the same key again
-- is a replay and takes nothing.
create function public.reserve_text(
  p_user_id uuid, p_idempotency_key text, p_fingerprint text, p_tool text, p_input jsonb, p_daily_allowance integer,
  p_lease_seconds integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_balance integer;
  v_used integer;
  v_order public.text_orders;
begin
  select turbo_credits into v_balance from public.user_credits where user_id = p_user_id for update;

  select * into v_order from public.text_orders where user_id = p_user_id and idempotency_key = p_idempotency_key;
  if found then
    if v_order.fingerprint <> p_fingerprint then
      return jsonb_build_object('ok', false, 'code', 'idempotency_key_reused');
    end if;
    return jsonb_build_object('ok', true, 'replayed', true, 'order', to_jsonb(v_order));
  end if;

  if coalesce(v_balance, 0) <= 0 then
    select count(*) into v_used from public.text_orders
    where user_id = p_user_id and not charged and status <> 'failed'
      and created_at >= date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo';
    if v_balance is null or v_used >= p_daily_allowance then
      return jsonb_build_object('ok', false, 'code', 'insufficient_credits');
    end if;
  end if;

  insert into public.text_orders (user_id, idempotency_key, fingerprint, tool, input, charged, reserved_until)
  values (
    p_user_id, p_idempotency_key, p_fingerprint, p_tool, p_input, v_balance > 0,
    now() + make_interval(secs => p_lease_seconds)
  ) returning * into v_order;
  if v_order.charged then
    insert into public.credit_entries (user_id, generation_id, kind, currency, amount, reason)
    values (p_user_id, v_order.id, 'reserve', 'turbo', -1, p_tool);
    update public.user_credits set turbo_credits = turbo_credits - 1, last_updated = now()
    where user_id = p_user_id;
  end if;
  return jsonb_build_object('ok', true, 'replayed', false, 'order', to_jsonb(v_order));
end;
$$;

revoke all on function public.reserve_text(uuid, text, text, text, jsonb, integer, integer)
  from public, anon, authenticated;
grant execute on function public.reserve_text(uuid, text, text, text, jsonb, integer, integer) to service_role;
