-- How long loads took, by bucket, beside their counts: any minutes of any nodes add up to one distribution, of which
-- a median can be read. The BFF knows where each bucket ends; place n of `times` is its n-th bucket.
alter table public.remote_health add column times integer[] not null default '{}';

create function public.add_load_times(p_one integer[], p_other integer[]) returns integer[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(coalesce(one, 0) + coalesce(other, 0) order by place), '{}')
  from unnest(p_one, p_other) with ordinality as pair (one, other, place);
$$;

-- Adds what one node gathered. `p_counts` is a list of
-- {remote, version, loads, failures, loadMs, maxMs, times, visitors}; a node of the previous version sends no `times`.
create or replace function public.count_remote_events(p_counts jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.remote_health as kept (remote, version, minute, loads, failures, load_ms, max_ms, times)
  select c ->> 'remote', c ->> 'version', date_trunc('minute', p_now), (c ->> 'loads')::bigint,
    (c ->> 'failures')::bigint, (c ->> 'loadMs')::bigint, (c ->> 'maxMs')::bigint,
    array(
      select t.loads::integer from jsonb_array_elements_text(coalesce(c -> 'times', '[]')) with ordinality as t (loads, place)
      order by t.place
    )
  from jsonb_array_elements(p_counts) c
  order by 1, 2
  on conflict (remote, version, minute) do update set
    loads = kept.loads + excluded.loads, failures = kept.failures + excluded.failures,
    load_ms = kept.load_ms + excluded.load_ms, max_ms = greatest(kept.max_ms, excluded.max_ms),
    times = public.add_load_times(kept.times, excluded.times);
  insert into public.remote_visitors as kept (remote, version, visitor, last_seen)
  select c ->> 'remote', c ->> 'version', v.visitor, p_now
  from jsonb_array_elements(p_counts) c, jsonb_array_elements_text(c -> 'visitors') v (visitor)
  order by 1, 2, 3
  on conflict (remote, version, visitor) do update set last_seen = p_now;
end;
$$;

-- The sums of each version. Asked every other second while a canary runs, so it answers no minutes.
create function public.read_version_health(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with minutes as (
    select * from public.remote_health where minute >= date_trunc('minute', p_since)
  ), buckets as (
    select m.remote, m.version, t.place, sum(t.loads) as loads
    from minutes m, unnest(m.times) with ordinality as t (loads, place)
    group by m.remote, m.version, t.place
  ), versions as (
    select h.remote, h.version, sum(h.loads) as loads, sum(h.failures) as failures, sum(h.load_ms) as load_ms,
      max(h.max_ms) as max_ms,
      coalesce((
        select jsonb_agg(b.loads order by b.place) from buckets b where b.remote = h.remote and b.version = h.version
      ), '[]'::jsonb) as times,
      (
        select count(*) from public.remote_visitors v
        where v.remote = h.remote and v.version = h.version and v.last_seen >= p_since
      ) as visitors
    from minutes h group by h.remote, h.version
  )
  select coalesce(jsonb_agg(to_jsonb(v) order by v.remote, v.version), '[]'::jsonb) from versions v;
$$;

-- The curve of the same time.
create function public.read_health_minutes(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(m) - 'times' order by m.minute, m.remote, m.version), '[]'::jsonb)
  from public.remote_health m where m.minute >= date_trunc('minute', p_since);
$$;

drop function public.read_remote_health(timestamptz);

revoke all on function public.add_load_times(integer[], integer[]) from public, anon, authenticated;
revoke all on function public.read_version_health(timestamptz) from public, anon, authenticated;
revoke all on function public.read_health_minutes(timestamptz) from public, anon, authenticated;
grant execute on function public.read_version_health(timestamptz) to service_role;
grant execute on function public.read_health_minutes(timestamptz) to service_role;
