-- One conversation with its latest turns in order. It runs as the caller: row-level security decides what there is.
create function public.read_conversation(p_conversation_id uuid, p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with latest as (
    select t.*, p.thumbnail from public.conversation_turns t
    left join public.conversation_photos p on p.id = t.photo_id
    where t.conversation_id = p_conversation_id and t.user_id = (select auth.uid())
    order by t.created_at desc, t.id desc limit p_limit
  )
  select jsonb_build_object(
    'id', c.id,
    'title', c.title,
    'updated_at', c.updated_at,
    'turns', coalesce((select jsonb_agg(to_jsonb(l) order by l.created_at, l.id) from latest l), '[]'::jsonb)
  )
  from public.conversations c where c.id = p_conversation_id and c.user_id = (select auth.uid());
$$;

revoke all on function public.read_conversation(uuid, integer) from public, anon;
grant execute on function public.read_conversation(uuid, integer) to authenticated;
