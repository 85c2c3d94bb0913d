-- A picture's name is in its metadata, which a new version of the picture inherits; the search finds it.
alter table public.user_images drop column search_text;
alter table public.user_images add column search_text text not null generated always as (
  public.fold_text(
    public.operation_label(metadata ->> 'operation') || ' ' || coalesce(prompt, '') || ' ' || coalesce(metadata ->> 'name', '')
  )
) stored;

-- Renames a picture and its earlier versions; answers none where the picture is not this user's.
create function public.rename_image(p_user_id uuid, p_image_id uuid, p_name text) returns setof public.user_images
language sql security definer set search_path = '' as $$
  update public.user_images set metadata = metadata || jsonb_build_object('name', p_name)
  where user_id = p_user_id and replaced_by = p_image_id;
  update public.user_images set metadata = metadata || jsonb_build_object('name', p_name)
  where user_id = p_user_id and id = p_image_id
  returning *;
$$;

revoke all on function public.rename_image(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.rename_image(uuid, uuid, text) to service_role;

-- As before (20261122230000), and each picture has its name.
create or replace function public.search_images(
  p_search text, p_operation text, p_limit integer, p_offset integer, p_favorites boolean default false
) returns jsonb
language plpgsql stable security invoker set search_path = '' set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_owner uuid := auth.uid();
  v_words text[] := regexp_split_to_array(nullif(btrim(public.fold_text(p_search)), ''), '\s+');
  v_operations text[] := array[p_operation, p_operation || '_turbo', p_operation || '_auto'];
  v_total integer;
  v_images jsonb := '[]'::jsonb;
begin
  select count(*) into v_total from public.user_images i
  where i.user_id = v_owner
    and i.replaced_by is null
    and (not p_favorites or i.favorite)
    and (p_operation is null or i.operation = any (v_operations))
    and (v_words is null or not exists (select from unnest(v_words) word where strpos(i.search_text, word) = 0));
  if v_total > p_offset then
    select jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.id desc) into v_images
    from (
      select i.id, i.user_id, i.image_url, i.prompt, i.operation, i.width, i.height, i.dominant_color, i.favorite,
        i.returnable, i.created_at, jsonb_build_object('cut_out', i.metadata -> 'cut_out', 'name', i.metadata -> 'name') as metadata
      from public.user_images i
      where i.user_id = v_owner
        and i.replaced_by is null
        and (not p_favorites or i.favorite)
        and (p_operation is null or i.operation = any (v_operations))
        and (v_words is null or not exists (select from unnest(v_words) word where strpos(i.search_text, word) = 0))
      order by i.created_at desc, i.id desc
      limit p_limit offset p_offset
    ) shown;
  end if;
  return jsonb_build_object('total', v_total, 'images', v_images);
end;
$$;
