-- A credit is reserved in two steps, so that a lost answer leaves no credit reserved. `reserve_credit` and
-- `reserve_text` take the credit with a short lease and leave the request pending: a caller that repeats the key
-- gets the same reservation. `begin_generation` and `begin_text` give the request to the one caller who works on it,
-- with the long lease. A request that no caller began, or whose caller never learned that it had, gives its credit back, and
-- its key is free again, unless its user cancelled it.

-- The claim of the caller who works on it; null while the request waits for one. Older requests count as begun.
alter table public.generations add column begun_by uuid default '00000000-0000-0000-0000-000000000000';
alter table public.generations alter column begun_by drop default;
alter table public.text_orders add column begun_by uuid default '00000000-0000-0000-0000-000000000000';
alter table public.text_orders alter column begun_by drop default;

alter table public.text_orders drop constraint text_orders_status_check;
alter table public.text_orders add constraint text_orders_status_check
  check (status in ('pending', 'processing', 'completed', 'failed'));
drop index public.text_orders_open;
create index text_orders_open on public.text_orders (reserved_until) where status in ('pending', 'processing');

-- The balance row is locked first, so one user's requests come one after another. A refusal leaves no row, so the key
-- works after topping up.
create or replace function public.reserve_credit(
  p_user_id uuid, p_idempotency_key text, p_fingerprint text, p_operation text, p_prompt text, p_options jsonb,
  p_lease_seconds integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_balance integer;
  v_generation public.generations;
begin
  select credits_remaining into v_balance from public.user_credits where user_id = p_user_id for update;

  select * into v_generation from public.generations
  where user_id = p_user_id and idempotency_key = p_idempotency_key;
  if found then
    if v_generation.fingerprint <> p_fingerprint then
      return jsonb_build_object('ok', false, 'code', 'idempotency_key_reused');
    end if;
    if v_generation.error_code is distinct from 'reservation_unconfirmed'
      and (v_generation.begun_by is not null or v_generation.error_code is distinct from 'generation_interrupted') then
      return jsonb_build_object(
        'ok', true, 'replayed', v_generation.status <> 'pending', 'generation', public.generation_as_json(v_generation)
      );
    end if;
    delete from public.generations where id = v_generation.id;
  end if;

  if coalesce(v_balance, 0) <= 0 then
    return jsonb_build_object('ok', false, 'code', 'insufficient_credits');
  end if;

  insert into public.generations (
    user_id, idempotency_key, fingerprint, operation, status, prompt, options, reserved_until
  ) values (
    p_user_id, p_idempotency_key, p_fingerprint, p_operation, 'pending', p_prompt,
    coalesce(p_options, '{}'::jsonb), now() + make_interval(secs => p_lease_seconds)
  ) returning * into v_generation;
  insert into public.credit_entries (user_id, generation_id, kind, currency, amount, reason)
  values (p_user_id, v_generation.id, 'reserve', 'image', -1, p_operation);
  update public.user_credits set credits_remaining = credits_remaining - 1, last_updated = now()
  where user_id = p_user_id;

  return jsonb_build_object('ok', true, 'replayed', false, 'generation', public.generation_as_json(v_generation));
end;
$$;

-- Null where another caller began it, or where it has been given back; harmless a second time with the same claim.
create function public.begin_generation(p_generation_id uuid, p_claim uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_generation public.generations;
begin
  update public.generations
  set status = 'processing', begun_by = p_claim, updated_at = now(),
      reserved_until = now() + make_interval(secs => p_lease_seconds)
  where id = p_generation_id and (status = 'pending' or (status = 'processing' and begun_by = p_claim))
  returning * into v_generation;
  return case when found then public.generation_as_json(v_generation) end;
end;
$$;

-- Takes one turbo credit for one request of titles or keywords; without any, the day's allowance (in São Paulo) pays
-- while it lasts. The balance row is locked first, so one user's requests come one after another.
create or replace function public.reserve_text(
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
    if v_order.error_code is distinct from 'reservation_unconfirmed'
      and (v_order.begun_by is not null or v_order.error_code is distinct from 'generation_interrupted') then
      return jsonb_build_object('ok', true, 'replayed', v_order.status <> 'pending', 'order', to_jsonb(v_order));
    end if;
    delete from public.text_orders where id = v_order.id;
  end if;

  if coalesce(v_balance, 0) <= 0 then
    select count(*) into v_used from public.text_orders
    where user_id = p_user_id and not charged and status <> 'failed'
      and created_at >= date_trunc('day', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo';
    if v_balance is null or v_used >= p_daily_allowance then
      return jsonb_build_object('ok', false, 'code', 'insufficient_credits');
    end if;
  end if;

  insert into public.text_orders (user_id, idempotency_key, fingerprint, tool, input, status, charged, reserved_until)
  values (
    p_user_id, p_idempotency_key, p_fingerprint, p_tool, p_input, 'pending', v_balance > 0,
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

-- Null where another caller began it, or where it has been given back; harmless a second time with the same claim.
create function public.begin_text(p_order_id uuid, p_claim uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.text_orders;
begin
  update public.text_orders
  set status = 'processing', begun_by = p_claim, reserved_until = now() + make_interval(secs => p_lease_seconds)
  where id = p_order_id and (status = 'pending' or (status = 'processing' and begun_by = p_claim))
  returning * into v_order;
  return case when found then to_jsonb(v_order) end;
end;
$$;

-- Ends a request for texts, once: with its output and the usage record, or with its turbo credit given back.
create or replace function public.settle_text(
  p_order_id uuid, p_output jsonb, p_usage jsonb, p_error_code text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.text_orders;
begin
  select * into v_order from public.text_orders where id = p_order_id for update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  elsif v_order.status in ('completed', 'failed') then
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

-- Gives back the credits of requests that no process began, and of those that a process left behind.
create or replace function public.release_expired_texts(p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_released integer := 0;
begin
  for v_id in
    select id from public.text_orders where status in ('pending', 'processing') and reserved_until < p_now
    order by user_id, id limit 500 for update skip locked
  loop
    perform public.settle_text(v_id, null, null, 'generation_interrupted');
    v_released := v_released + 1;
  end loop;
  return v_released;
end;
$$;

-- Empties one of a user's texts and says whether there was one.
create or replace function public.forget_text(p_user_id uuid, p_order_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.text_orders set input = null, output = null, forgotten_at = now()
  where user_id = p_user_id and id = p_order_id and forgotten_at is null and status in ('completed', 'failed');
  return found;
end;
$$;

-- Empties all of a user's texts of one tool and says how many there were.
create or replace function public.forget_texts(p_user_id uuid, p_tool text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_forgotten integer;
begin
  update public.text_orders set input = null, output = null, forgotten_at = now()
  where user_id = p_user_id and tool = p_tool and forgotten_at is null and status in ('completed', 'failed');
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end;
$$;

revoke all on function public.begin_generation(uuid, uuid, integer) from public, anon, authenticated;
revoke all on function public.begin_text(uuid, uuid, integer) from public, anon, authenticated;
grant execute on function public.begin_generation(uuid, uuid, integer) to service_role;
grant execute on function public.begin_text(uuid, uuid, integer) to service_role;
