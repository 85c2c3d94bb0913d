-- As before (20261120091400), but an operation now finds its variants too: a user who looks for generated pictures
-- does not know that some were made 'auto' or with turbo credits.
create or replace function public.search_images(
  p_search text, p_operation text, p_limit integer, p_offset integer
) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with matches as materialized (
    select i.* from public.user_images i
    where i.user_id = (select auth.uid())
      and (p_operation is null or i.operation in (p_operation, p_operation || '_turbo', p_operation || '_auto'))
      and (p_search is null or strpos(i.search_text, public.fold_text(p_search)) > 0)
  ), shown as (
    select m.* from matches m order by m.created_at desc, m.id desc limit p_limit offset p_offset
  )
  select jsonb_build_object(
    'total', (select count(*) from matches),
    'images', coalesce((select jsonb_agg(to_jsonb(s) order by s.created_at desc, s.id desc) from shown s), '[]'::jsonb)
  );
$$;
