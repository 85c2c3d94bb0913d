-- A picture notes in its metadata of which picture of the library it was made (`made_from`), and a version of which version
-- (`version_of`). A former version can be shown again, and none is lost by it.
create index user_images_made_from on public.user_images (user_id, (metadata ->> 'made_from'))
  where metadata ->> 'made_from' is not null;

-- As before (20261122180100), and the version notes which one it was made of.
create or replace function public.add_image_version(
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
    p_user_id, p_picture ->> 'path', v_old.prompt,
    v_old.metadata || (p_picture -> 'metadata') || jsonb_build_object('version_of', v_old.id),
    (p_picture ->> 'width')::integer, (p_picture ->> 'height')::integer, p_picture ->> 'dominantColor',
    v_old.favorite, v_old.returnable and not p_keep, p_key
  ) returning * into v_new;
  update public.user_images set replaced_by = v_new.id where id = v_old.id or replaced_by = v_old.id;
  update public.generations set image_id = v_new.id, updated_at = now() where image_id = v_old.id;
  return jsonb_build_object('ok', true, 'added', true, 'image', to_jsonb(v_new));
end;
$$;

-- Removes the version that is shown, and shows the one that it was made of again; answers both. The picture that all versions come
-- from is no version, and stays.
create or replace function public.remove_image_version(p_user_id uuid, p_image_id uuid) returns jsonb
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
  select * into v_before from public.user_images where replaced_by = p_image_id and v_newest.version_key is not null
  order by (id::text = v_newest.metadata ->> 'version_of') desc nulls last, created_at desc, id desc limit 1;
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

-- Shows a former version in the place of the one that is shown, which stays beside the others. One that is shown already stays so.
-- Null where the user has no such picture.
create function public.show_image_version(p_user_id uuid, p_image_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_asked public.user_images;
  v_shown public.user_images;
begin
  perform 1 from public.user_credits where user_id = p_user_id for update;
  select * into v_asked from public.user_images where id = p_image_id and user_id = p_user_id for update;
  if not found then return null; end if;
  if v_asked.replaced_by is null then return to_jsonb(v_asked); end if;
  select * into v_shown from public.user_images where id = v_asked.replaced_by for update;
  update public.user_images set replaced_by = p_image_id
  where id = v_shown.id or (replaced_by = v_shown.id and id <> p_image_id);
  update public.user_images
  set replaced_by = null, favorite = v_shown.favorite, returnable = v_shown.returnable
  where id = p_image_id returning * into v_asked;
  update public.generations set image_id = p_image_id, updated_at = now() where image_id = v_shown.id;
  return to_jsonb(v_asked);
end;
$$;

revoke all on function public.show_image_version(uuid, uuid) from public, anon, authenticated;
grant execute on function public.show_image_version(uuid, uuid) to service_role;
