-- In which order remotes stand in a place of another one, and which of them are switched off there. A remote that is not named follows by
-- its own manifest. `revision` counts every change, also across a removal.
create table public.place_arrangements (
  place text primary key check (place ~ '^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,59}@[1-9][0-9]{0,2}$'),
  in_order text[] not null check (cardinality(in_order) <= 100),
  switched_off text[] not null check (cardinality(switched_off) <= 100),
  revision bigint not null,
  set_by text not null,
  changed_at timestamptz not null default now(),
  check (cardinality(in_order) + cardinality(switched_off) > 0)
);

alter table public.place_arrangements enable row level security;
revoke all on public.place_arrangements from public, anon, authenticated;

-- Arranges a place, if nothing changed since `p_revision`, which is 0 for one that nobody arranged: of two at once one wins. Without any
-- name the place is as the manifests say, and has no row.
create function public.arrange_place(p_place text, p_revision bigint, p_order text[], p_off text[], p_who text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.place_arrangements;
  v_now public.place_arrangements;
  v_gone boolean := cardinality(p_order) + cardinality(p_off) = 0;
  v_owner text := 'mfe-' || split_part(p_place, '.', 1);
begin
  perform pg_advisory_xact_lock(hashtextextended('place_arrangements ' || p_place, 0));
  select * into v_before from public.place_arrangements where place = p_place for update;
  if coalesce(v_before.revision, 0) <> p_revision then
    return jsonb_build_object(
      'outcome', 'changed', 'arrangement', case when v_before.place is null then null else to_jsonb(v_before) end
    );
  end if;
  if v_gone and v_before.place is null then
    return jsonb_build_object('outcome', 'done', 'arrangement', null);
  end if;
  if v_gone then
    delete from public.place_arrangements where place = p_place;
  else
    insert into public.place_arrangements as a (place, in_order, switched_off, revision, set_by) values (
      p_place, p_order, p_off,
      1 + (
        select count(*) from public.remote_trail t
        where t.remote = v_owner and t.what = 'place_arranged' and t.detail ->> 'place' = p_place
      ),
      p_who
    ) on conflict (place) do update set
      in_order = p_order, switched_off = p_off, revision = a.revision + 1, set_by = p_who, changed_at = now()
    returning * into v_now;
  end if;
  insert into public.remote_trail (who, what, remote, version, detail) values (
    p_who, 'place_arranged', v_owner, null,
    jsonb_build_object(
      'place', p_place, 'order', to_jsonb(p_order), 'off', to_jsonb(p_off),
      'orderBefore', to_jsonb(coalesce(v_before.in_order, '{}')), 'offBefore', to_jsonb(coalesce(v_before.switched_off, '{}'))
    )
  );
  return jsonb_build_object('outcome', 'done', 'arrangement', case when v_gone then null else to_jsonb(v_now) end);
end;
$$;

revoke all on function public.arrange_place(text, bigint, text[], text[], text) from public, anon, authenticated;
grant execute on function public.arrange_place(text, bigint, text[], text[], text) to service_role;
