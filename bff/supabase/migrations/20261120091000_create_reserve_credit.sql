-- A generation as the service reads it, with its picture in the library where there is one.
create function public.generation_as_json(p_generation public.generations) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p_generation)
    || jsonb_build_object('image', (select to_jsonb(i) from public.user_images i where i.id = p_generation.image_id));
$$;

-- Takes one credit for one request. The balance row is locked first, so one user's requests come one after another:
-- the same key again is a replay and takes nothing; a refusal leaves no row, so the key works after topping up.
create function public.reserve_credit(
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
    return jsonb_build_object('ok', true, 'replayed', true, 'generation', public.generation_as_json(v_generation));
  end if;

  if coalesce(v_balance, 0) <= 0 then
    return jsonb_build_object('ok', false, 'code', 'insufficient_credits');
  end if;

  insert into public.generations (
    user_id, idempotency_key, fingerprint, operation, prompt, options, reserved_until
  ) values (
    p_user_id, p_idempotency_key, p_fingerprint, p_operation, p_prompt, coalesce(p_options, '{}'::jsonb),
    now() + make_interval(secs => p_lease_seconds)
  ) returning * into v_generation;
  insert into public.credit_entries (user_id, generation_id, kind, currency, amount, reason)
  values (p_user_id, v_generation.id, 'reserve', 'image', -1, p_operation);
  update public.user_credits set credits_remaining = credits_remaining - 1, last_updated = now()
  where user_id = p_user_id;

  return jsonb_build_object('ok', true, 'replayed', false, 'generation', public.generation_as_json(v_generation));
end;
$$;

revoke all on function public.generation_as_json(public.generations) from public, anon, authenticated;
revoke all on function public.reserve_credit(uuid, text, text, text, text, jsonb, integer) from public, anon, authenticated;
grant execute on function public.generation_as_json(public.generations) to service_role;
grant execute on function public.reserve_credit(uuid, text, text, text, text, jsonb, integer) to service_role;
