-- Adds credits once for one key and says whether it did. Nothing is granted in part: both balances move together.
create function public.grant_credits(
  p_user_id uuid, p_key text, p_reason text, p_credits integer, p_turbo_credits integer default 0
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_new integer := 0;
  v_rows integer;
begin
  if p_credits < 0 or p_turbo_credits < 0 or p_credits + p_turbo_credits = 0 then
    return jsonb_build_object('ok', false, 'code', 'bad_request');
  end if;

  insert into public.user_credits (user_id) values (p_user_id) on conflict (user_id) do nothing;
  perform 1 from public.user_credits where user_id = p_user_id for update;

  if exists (select 1 from public.credit_entries where grant_key = p_key) then
    return jsonb_build_object('ok', true, 'granted', false);
  end if;

  insert into public.credit_entries (user_id, kind, currency, amount, reason, grant_key)
  select p_user_id, 'grant', bought.currency, bought.amount, p_reason, p_key
  from (values ('image', p_credits), ('turbo', p_turbo_credits)) as bought (currency, amount)
  where bought.amount > 0
  on conflict (grant_key, currency) do nothing;
  get diagnostics v_new = row_count;

  -- Another account used the same key at the same moment: the key is spent, and half a grant must not remain.
  v_rows := (p_credits > 0)::integer + (p_turbo_credits > 0)::integer;
  if v_new = 0 then
    return jsonb_build_object('ok', true, 'granted', false);
  elsif v_new < v_rows then
    raise exception 'grant key % was used for another grant', p_key;
  end if;

  update public.user_credits
  set credits_remaining = credits_remaining + p_credits, turbo_credits = turbo_credits + p_turbo_credits,
      last_updated = now()
  where user_id = p_user_id;
  return jsonb_build_object('ok', true, 'granted', true);
end;
$$;

revoke all on function public.grant_credits(uuid, text, text, integer, integer) from public, anon, authenticated;
grant execute on function public.grant_credits(uuid, text, text, integer, integer) to service_role;
