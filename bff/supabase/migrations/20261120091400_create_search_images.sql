-- One page of the caller's library with the number of all matches. It runs as the caller, so row-level security
-- decides what there is to find. strpos, unlike LIKE, reads every character of the search literally.
create function public.search_images(
  p_search text, p_operation text, p_limit integer, p_offset integer
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with matches as materialized (
    select i.* from public.user_images i
    where i.user_id = (select auth.uid())
      and (p_operation is null or i.operation = p_operation)
      and (p_search is null or strpos(i.search_text, public.fold_text(p_search)) > 0)
  ), shown as (
    select m.* from matches m order by m.created_at desc, m.id desc limit p_limit offset p_offset
  )
  select jsonb_build_object(
    'total', (select count(*) from matches),
    'images', coalesce((select jsonb_agg(to_jsonb(s) order by s.created_at desc, s.id desc) from shown s), '[]'::jsonb)
  );
$$;

revoke all on function public.search_images(text, text, integer, integer) from public, anon;
grant execute on function public.search_images(text, text, integer, integer) to authenticated;
