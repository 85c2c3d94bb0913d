-- A repaired cut-out is a new version of its picture: a picture of its own that replaces the earlier ones,
-- which are kept. All earlier versions point to the newest.
alter table public.user_images
  add column replaced_by uuid references public.user_images (id) on delete set null,
  -- Chosen by the client: the same key never makes two versions.
  add column version_key text check (char_length(version_key) between 1 and 200),
  add constraint user_images_version_once unique (user_id, version_key);

create index user_images_versions on public.user_images (replaced_by) where replaced_by is not null;

-- Replaces a picture by a new version. `p_keep`: the user decided to keep it, so that the credit counts.
create function public.add_image_version(
  p_user_id uuid, p_image_id uuid, p_key text, p_picture jsonb, p_keep boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_old public.user_images;
  v_new public.user_images;
begin
  -- One user's versions are made one after another, so that two tabs cannot replace the same picture at once.
  perform 1 from public.user_credits where user_id = p_user_id for update;
  select * into v_new from public.user_images where user_id = p_user_id and version_key = p_key;
  if found then
    return jsonb_build_object('ok', true, 'added', false, 'image', to_jsonb(v_new));
  end if;
  select newest.* into v_old
  from public.user_images asked join public.user_images newest on newest.id = coalesce(asked.replaced_by, asked.id)
  where asked.id = p_image_id and asked.user_id = p_user_id for update of newest;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  end if;

  insert into public.user_images (
    user_id, image_url, prompt, metadata, width, height, dominant_color, favorite, returnable, version_key
  ) values (
    p_user_id, p_picture ->> 'path', v_old.prompt, v_old.metadata || (p_picture -> 'metadata'),
    (p_picture ->> 'width')::integer, (p_picture ->> 'height')::integer, p_picture ->> 'dominantColor',
    v_old.favorite, v_old.returnable and not p_keep, p_key
  ) returning * into v_new;
  update public.user_images set replaced_by = v_new.id where id = v_old.id or replaced_by = v_old.id;
  update public.generations set image_id = v_new.id, updated_at = now() where image_id = v_old.id;
  return jsonb_build_object('ok', true, 'added', true, 'image', to_jsonb(v_new));
end;
$$;

-- Removes the newest version and shows the previous one again; answers both.
create function public.remove_image_version(p_user_id uuid, p_image_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_newest public.user_images;
  v_before public.user_images;
begin
  perform 1 from public.user_credits where user_id = p_user_id for update;
  select * into v_newest from public.user_images where id = p_image_id and user_id = p_user_id for update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  end if;
  select * into v_before from public.user_images where replaced_by = p_image_id
  order by created_at desc, id desc limit 1;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'no_version_before');
  end if;
  update public.user_images set replaced_by = v_before.id where replaced_by = p_image_id;
  update public.user_images
  set replaced_by = null, favorite = v_newest.favorite, returnable = v_newest.returnable
  where id = v_before.id returning * into v_before;
  update public.generations set image_id = v_before.id, updated_at = now() where image_id = p_image_id;
  delete from public.user_images where id = p_image_id;
  return jsonb_build_object('ok', true, 'image', to_jsonb(v_before), 'removed', to_jsonb(v_newest));
end;
$$;

revoke all on function public.add_image_version(uuid, uuid, text, jsonb, boolean) from public, anon, authenticated;
revoke all on function public.remove_image_version(uuid, uuid) from public, anon, authenticated;
grant execute on function public.add_image_version(uuid, uuid, text, jsonb, boolean) to service_role;
grant execute on function public.remove_image_version(uuid, uuid) to service_role;
