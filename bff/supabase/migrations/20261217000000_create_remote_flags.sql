-- What remotes show to some users. `visitors` are users who have a flag in any case, by a name that identifies no user without a key of
-- the server. `revision` counts every change, also across a removal.
create table public.remote_flags (
  name text primary key check (name ~ '^[a-z][a-z0-9-]{0,39}\.[a-z][a-z0-9-]{0,59}$'),
  remote text not null check (remote ~ '^mfe-[a-z0-9-]+$'),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  visitors text[] not null check (cardinality(visitors) <= 200),
  note text not null check (length(note) <= 200),
  revision bigint not null,
  set_by text not null,
  changed_at timestamptz not null default now(),
  check (split_part(name, '.', 1) = substr(remote, 5))
);

alter table public.remote_flags enable row level security;
revoke all on public.remote_flags from public, anon, authenticated;

-- Changes, makes or removes a flag, if nothing changed since `p_revision`, which is 0 for one that does not exist: of two at once
-- one wins. What is null stays as it was.
create function public.change_remote_flag(
  p_remote text, p_name text, p_revision bigint, p_percent numeric, p_note text, p_add text[], p_remove text[],
  p_gone boolean, p_who text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.remote_flags;
  v_now public.remote_flags;
  v_visitors text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('remote_flags ' || p_name, 0));
  select * into v_before from public.remote_flags where name = p_name for update;
  if coalesce(v_before.revision, 0) <> p_revision then
    return jsonb_build_object('outcome', 'changed', 'flag', case when v_before.name is null then null else to_jsonb(v_before) end);
  end if;
  if p_gone and v_before.name is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  if p_gone then
    delete from public.remote_flags where name = p_name;
  else
    select coalesce(array_agg(distinct named), '{}') into v_visitors
    from unnest(coalesce(v_before.visitors, '{}') || p_add) named where named <> all (p_remove);
    if cardinality(v_visitors) > 200 then
      return jsonb_build_object('outcome', 'too_many');
    end if;
    insert into public.remote_flags as f (name, remote, percent, visitors, note, revision, set_by) values (
      p_name, p_remote, coalesce(p_percent, 0), v_visitors, coalesce(p_note, ''),
      1 + (select count(*) from public.remote_trail t where t.remote = p_remote and t.what = 'flag' and t.detail ->> 'flag' = p_name),
      p_who
    ) on conflict (name) do update set
      percent = coalesce(p_percent, f.percent), visitors = v_visitors, note = coalesce(p_note, f.note),
      revision = f.revision + 1, set_by = p_who, changed_at = now()
    returning * into v_now;
  end if;
  insert into public.remote_trail (who, what, remote, version, detail) values (
    p_who, 'flag', p_remote, null,
    jsonb_strip_nulls(jsonb_build_object(
      'flag', p_name, 'percent', v_now.percent, 'before', v_before.percent, 'users', cardinality(v_now.visitors),
      'note', v_now.note, 'removed', case when p_gone then true end
    ))
  );
  return jsonb_build_object('outcome', 'done', 'flag', case when p_gone then null else to_jsonb(v_now) end);
end;
$$;

revoke all on function public.change_remote_flag(text, text, bigint, numeric, text, text[], text[], boolean, text)
  from public, anon, authenticated;
grant execute on function public.change_remote_flag(text, text, bigint, numeric, text, text[], text[], boolean, text)
  to service_role;
