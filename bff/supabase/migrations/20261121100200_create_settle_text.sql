-- Ends a request for texts, once: with its output and the usage record, or with its turbo credit given back.
create function public.settle_text(
  p_order_id uuid, p_output jsonb, p_usage jsonb, p_error_code text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.text_orders;
begin
  select * into v_order from public.text_orders where id = p_order_id for update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  elsif v_order.status <> 'processing' then
    return jsonb_build_object('ok', true, 'order', to_jsonb(v_order));
  end if;

  if v_order.charged then
    insert into public.credit_entries (user_id, generation_id, kind, currency, amount, reason)
    values (
      v_order.user_id, v_order.id, case when p_error_code is null then 'commit' else 'release' end, 'turbo',
      case when p_error_code is null then 0 else 1 end, coalesce(p_error_code, v_order.tool)
    );
    update public.user_credits
    set turbo_credits = turbo_credits + case when p_error_code is null then 0 else 1 end,
        turbo_credits_used = turbo_credits_used + case when p_error_code is null then 1 else 0 end,
        last_updated = now()
    where user_id = v_order.user_id;
  end if;
  if p_error_code is null then
    insert into public.token_usage (user_id, operation_type, model_used, tokens_used, cost_usd, prompt, metadata)
    values (
      v_order.user_id, v_order.tool, p_usage ->> 'model', (p_usage ->> 'tokensUsed')::integer,
      (p_usage ->> 'costUsd')::numeric, null, jsonb_build_object('text_order_id', v_order.id)
    );
  end if;
  update public.text_orders
  set status = case when p_error_code is null then 'completed' else 'failed' end, error_code = p_error_code,
      output = p_output, demonstration = coalesce((p_usage ->> 'demonstration')::boolean, false)
  where id = v_order.id returning * into v_order;
  return jsonb_build_object('ok', true, 'order', to_jsonb(v_order));
end;
$$;

-- Gives up the requests whose process is gone.
create function public.release_expired_texts(p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_released integer := 0;
begin
  for v_id in
    select id from public.text_orders where status = 'processing' and reserved_until < p_now
    order by user_id, id limit 500 for update skip locked
  loop
    perform public.settle_text(v_id, null, null, 'generation_interrupted');
    v_released := v_released + 1;
  end loop;
  return v_released;
end;
$$;

-- Empties one of a user's texts and says whether there was one.
create function public.forget_text(p_user_id uuid, p_order_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.text_orders set input = null, output = null, forgotten_at = now()
  where user_id = p_user_id and id = p_order_id and forgotten_at is null and status <> 'processing';
  return found;
end;
$$;

revoke all on function public.settle_text(uuid, jsonb, jsonb, text) from public, anon, authenticated;
revoke all on function public.release_expired_texts(timestamptz) from public, anon, authenticated;
revoke all on function public.forget_text(uuid, uuid) from public, anon, authenticated;
grant execute on function public.settle_text(uuid, jsonb, jsonb, text) to service_role;
grant execute on function public.release_expired_texts(timestamptz) to service_role;
grant execute on function public.forget_text(uuid, uuid) to service_role;
