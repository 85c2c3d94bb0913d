-- The openings of versions in steps of so many minutes from `p_since` on, with the times of their loads: a median of each step can be
-- read. Of all remotes and versions where `p_remote` or `p_version` is null.
create function public.read_health_curve(
  p_since timestamptz, p_step_minutes integer, p_remote text, p_version text
) returns jsonb
language sql stable security definer set search_path = '' as $$
  with minutes as (
    select h.*, date_bin(make_interval(mins => p_step_minutes), h.minute, p_since) as at
    from public.remote_health h
    where h.minute >= p_since and (p_remote is null or h.remote = p_remote)
      and (p_version is null or h.version = p_version)
  ), buckets as (
    select m.remote, m.version, m.at, t.place, sum(t.loads) as loads
    from minutes m, unnest(m.times) with ordinality as t (loads, place)
    group by m.remote, m.version, m.at, t.place
  ), listed as (
    select b.remote, b.version, b.at, jsonb_agg(b.loads order by b.place) as times
    from buckets b group by b.remote, b.version, b.at
  ), steps as (
    select m.remote, m.version, m.at, sum(m.loads) as loads, sum(m.failures) as failures, max(m.max_ms) as max_ms
    from minutes m group by m.remote, m.version, m.at
  )
  select coalesce(
    jsonb_agg(to_jsonb(s) || jsonb_build_object('times', coalesce(l.times, '[]'::jsonb)) order by s.at, s.remote, s.version),
    '[]'::jsonb
  )
  from steps s left join listed l using (remote, version, at);
$$;

revoke all on function public.read_health_curve(timestamptz, integer, text, text) from public, anon, authenticated;
grant execute on function public.read_health_curve(timestamptz, integer, text, text) to service_role;
