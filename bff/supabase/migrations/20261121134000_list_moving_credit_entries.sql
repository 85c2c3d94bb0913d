-- One page of the entries of the caller's ledger that moved credits. A commit moves none: it ends a reservation, which has
-- its own entry.
create or replace function public.list_credit_entries(p_limit integer, p_offset integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with shown as (
    select e.id, e.kind, e.currency, e.amount, e.reason, e.created_at, g.operation
    from public.credit_entries e left join public.generations g on g.id = e.generation_id
    where e.user_id = (select auth.uid()) and e.amount <> 0
    order by e.created_at desc, e.id desc limit p_limit offset p_offset
  )
  select jsonb_build_object(
    'total', (select count(*) from public.credit_entries where user_id = (select auth.uid()) and amount <> 0),
    'entries', coalesce((select jsonb_agg(to_jsonb(s) order by s.created_at desc, s.id desc) from shown s), '[]'::jsonb)
  );
$$;
