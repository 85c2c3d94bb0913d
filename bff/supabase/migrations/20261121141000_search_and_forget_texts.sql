-- The history of one text tool, newest first: texts whose input or result holds the search, whatever accents and case.
-- It runs as the caller: row-level security decides what there is.
create function public.search_texts(p_tool text, p_search text, p_limit integer, p_offset integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(shown) order by shown.created_at desc, shown.id desc), '[]'::jsonb)
  from (
    select o.* from public.text_orders o
    where o.user_id = (select auth.uid()) and o.tool = p_tool and o.status = 'completed' and o.forgotten_at is null
      and (
        p_search is null
        or strpos(
          public.fold_text(concat_ws(' ',
            o.input ->> 'title', o.input ->> 'description', o.input ->> 'keywords',
            (select string_agg(line, ' ') from jsonb_array_elements_text(o.output) line)
          )),
          public.fold_text(p_search)
        ) > 0
      )
    order by o.created_at desc, o.id desc limit p_limit offset p_offset
  ) shown;
$$;

-- Empties all of a user's texts of one tool and says how many there were.
create function public.forget_texts(p_user_id uuid, p_tool text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_forgotten integer;
begin
  update public.text_orders set input = null, output = null, forgotten_at = now()
  where user_id = p_user_id and tool = p_tool and forgotten_at is null and status <> 'processing';
  get diagnostics v_forgotten = row_count;
  return v_forgotten;
end;
$$;

revoke all on function public.search_texts(text, text, integer, integer) from public, anon;
grant execute on function public.search_texts(text, text, integer, integer) to authenticated;
revoke all on function public.forget_texts(uuid, text) from public, anon, authenticated;
grant execute on function public.forget_texts(uuid, text) to service_role;
