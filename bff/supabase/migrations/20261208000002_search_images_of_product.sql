-- As before (20261206000000), now of one product where that is asked for, and each picture names its product.
drop function public.search_images(text, text, integer, integer, boolean);
create function public.search_images(
  p_search text, p_operation text, p_limit integer, p_offset integer, p_favorites boolean default false,
  p_product uuid default null
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
    and (p_product is null or i.metadata ->> 'product_id' = p_product::text)
    and (p_operation is null or i.operation = any (v_operations))
    and (v_words is null or not exists (select from unnest(v_words) word where strpos(i.search_text, word) = 0));
  if v_total > p_offset then
    select jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.id desc) into v_images
    from (
      select i.id, i.user_id, i.image_url, i.prompt, i.operation, i.width, i.height, i.dominant_color, i.favorite,
        i.returnable, i.created_at, jsonb_build_object(
          'cut_out', i.metadata -> 'cut_out', 'name', i.metadata -> 'name', 'model', i.metadata -> 'model',
          'background_type', i.metadata -> 'background_type', 'made_of', i.metadata -> 'made_of',
          'product_id', i.metadata -> 'product_id'
        ) as metadata
      from public.user_images i
      where i.user_id = v_owner
        and i.replaced_by is null
        and (not p_favorites or i.favorite)
        and (p_product is null or i.metadata ->> 'product_id' = p_product::text)
        and (p_operation is null or i.operation = any (v_operations))
        and (v_words is null or not exists (select from unnest(v_words) word where strpos(i.search_text, word) = 0))
      order by i.created_at desc, i.id desc
      limit p_limit offset p_offset
    ) shown;
  end if;
  return jsonb_build_object('total', v_total, 'images', v_images);
end;
$$;

revoke all on function public.search_images(text, text, integer, integer, boolean, uuid) from public, anon;
grant execute on function public.search_images(text, text, integer, integer, boolean, uuid) to authenticated;
