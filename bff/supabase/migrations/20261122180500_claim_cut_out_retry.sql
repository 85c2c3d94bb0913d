-- A cut-out that the user dislikes is made once more free of charge: exactly once a generation, whatever versions it has. While
-- a retry is under way it is claimed until `retry_until`, so that a crash does not use it up.
alter table public.generations
  add column retried boolean not null default false,
  add column retry_until timestamptz;

create function public.claim_cut_out_retry(p_user_id uuid, p_image_id uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_generation public.generations;
begin
  select * into v_generation from public.generations
  where image_id = p_image_id and user_id = p_user_id for update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  elsif v_generation.retried then
    return jsonb_build_object('ok', false, 'code', 'retry_used');
  elsif v_generation.retry_until > now() then
    return jsonb_build_object('ok', false, 'code', 'retry_under_way');
  end if;
  update public.generations set retry_until = now() + make_interval(secs => p_lease_seconds)
  where id = v_generation.id;
  return jsonb_build_object('ok', true, 'generationId', v_generation.id);
end;
$$;

-- Ends a claimed retry: it is used up if it made a picture, and available again if it did not.
create function public.end_cut_out_retry(p_generation_id uuid, p_made boolean) returns void
language sql security definer set search_path = '' as $$
  update public.generations set retried = retried or p_made, retry_until = null, updated_at = now()
  where id = p_generation_id;
$$;

revoke all on function public.claim_cut_out_retry(uuid, uuid, integer) from public, anon, authenticated;
revoke all on function public.end_cut_out_retry(uuid, boolean) from public, anon, authenticated;
grant execute on function public.claim_cut_out_retry(uuid, uuid, integer) to service_role;
grant execute on function public.end_cut_out_retry(uuid, boolean) to service_role;
