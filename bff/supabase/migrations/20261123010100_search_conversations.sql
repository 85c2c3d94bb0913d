-- The caller's conversations whose title, questions or answers hold every word, in whatever order. It runs as the
-- caller: row-level security decides what there is.
create function public.search_conversations(p_search text, p_limit integer, p_offset integer)
returns setof public.conversations
language sql stable security invoker set search_path = '' as $$
  select c.* from public.conversations c
  where c.user_id = (select auth.uid())
    and not exists (
      select from unnest(regexp_split_to_array(btrim(public.fold_text(p_search)), '\s+')) word
      where strpos(public.fold_text(c.title), word) = 0
        and not exists (
          select from public.conversation_turns t
          where t.conversation_id = c.id and t.user_id = c.user_id
            and strpos(public.fold_text(t.question || ' ' || t.answer), word) > 0
        )
    )
  order by c.updated_at desc, c.id desc
  limit p_limit offset p_offset;
$$;

revoke all on function public.search_conversations(text, integer, integer) from public, anon;
grant execute on function public.search_conversations(text, integer, integer) to authenticated;
