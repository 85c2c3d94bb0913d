-- The user keeps the picture: from now on its credit counts. Keeping twice changes nothing.
create function public.confirm_image_charge(p_user_id uuid, p_image_id uuid) returns jsonb
language sql security definer set search_path = '' as $$
  with kept as (
    update public.user_images set returnable = false where id = p_image_id and user_id = p_user_id returning *
  )
  select coalesce(
    (select jsonb_build_object('ok', true, 'image', to_jsonb(k)) from kept k),
    jsonb_build_object('ok', false, 'code', 'not_found')
  );
$$;

-- The user discards a picture that was not kept: its credit comes back, once, and the picture goes with all its
-- versions. A second click finds that done.
create function public.discard_image(p_user_id uuid, p_image_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_image public.user_images;
  v_generation public.generations;
  v_removed jsonb;
begin
  perform 1 from public.user_credits where user_id = p_user_id for update;
  select * into v_image from public.user_images where id = p_image_id and user_id = p_user_id for update;
  if not found then
    if exists (
      select 1 from public.generations where user_id = p_user_id and returned_image_id = p_image_id
    ) then
      return jsonb_build_object('ok', true, 'removed', '[]'::jsonb);
    end if;
    return jsonb_build_object('ok', false, 'code', 'not_found');
  end if;
  select * into v_generation from public.generations where image_id = p_image_id for update;
  if not found or not v_image.returnable then
    return jsonb_build_object('ok', false, 'code', 'already_kept');
  end if;

  insert into public.credit_entries (user_id, generation_id, kind, currency, amount, reason)
  values (p_user_id, v_generation.id, 'return', 'image', 1, 'discarded');
  update public.user_credits
  set credits_remaining = credits_remaining + 1, total_credits_used = total_credits_used - 1, last_updated = now()
  where user_id = p_user_id;
  update public.generations set returned_image_id = p_image_id, image_id = null, updated_at = now()
  where id = v_generation.id;
  with gone as (
    delete from public.user_images where id = p_image_id or replaced_by = p_image_id returning *
  )
  select jsonb_agg(to_jsonb(g)) into v_removed from gone g;
  return jsonb_build_object('ok', true, 'removed', v_removed);
end;
$$;

revoke all on function public.confirm_image_charge(uuid, uuid) from public, anon, authenticated;
revoke all on function public.discard_image(uuid, uuid) from public, anon, authenticated;
grant execute on function public.confirm_image_charge(uuid, uuid) to service_role;
grant execute on function public.discard_image(uuid, uuid) to service_role;
