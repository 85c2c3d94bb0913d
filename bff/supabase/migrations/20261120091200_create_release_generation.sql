-- Gives the credit of a failed generation back, once; after a commit or a release nothing changes.
create function public.release_generation(p_generation_id uuid, p_error_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_generation public.generations;
begin
  select * into v_generation from public.generations where id = p_generation_id for update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  elsif v_generation.status in ('completed', 'failed') then
    return jsonb_build_object('ok', true, 'generation', public.generation_as_json(v_generation));
  end if;

  insert into public.credit_entries (user_id, generation_id, kind, currency, amount, reason)
  values (v_generation.user_id, v_generation.id, 'release', 'image', 1, p_error_code);
  update public.user_credits set credits_remaining = credits_remaining + 1, last_updated = now()
  where user_id = v_generation.user_id;
  update public.generations set status = 'failed', error_code = p_error_code, updated_at = now()
  where id = v_generation.id returning * into v_generation;

  return jsonb_build_object('ok', true, 'generation', public.generation_as_json(v_generation));
end;
$$;

revoke all on function public.release_generation(uuid, text) from public, anon, authenticated;
grant execute on function public.release_generation(uuid, text) to service_role;
