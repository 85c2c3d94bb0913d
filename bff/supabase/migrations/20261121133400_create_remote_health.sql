-- How remotes loaded in users' pages, by minute; and who saw which version, by a name that identifies no user.
create table public.remote_health (
  remote text not null,
  version text not null,
  minute timestamptz not null,
  loads bigint not null default 0,
  failures bigint not null default 0,
  load_ms bigint not null default 0,
  max_ms bigint not null default 0,
  primary key (remote, version, minute)
);

create table public.remote_visitors (
  remote text not null,
  version text not null,
  visitor text not null,
  last_seen timestamptz not null default now(),
  primary key (remote, version, visitor)
);

create index remote_health_by_minute on public.remote_health (minute);
create index remote_visitors_by_time on public.remote_visitors (last_seen);

alter table public.remote_health enable row level security;
alter table public.remote_visitors enable row level security;
revoke all on public.remote_health, public.remote_visitors from public, anon, authenticated;

-- Adds what one node gathered. `p_counts` is a list of {remote, version, loads, failures, loadMs, maxMs, visitors}.
create function public.count_remote_events(p_counts jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.remote_health as kept (remote, version, minute, loads, failures, load_ms, max_ms)
  select c ->> 'remote', c ->> 'version', date_trunc('minute', p_now), (c ->> 'loads')::bigint,
    (c ->> 'failures')::bigint, (c ->> 'loadMs')::bigint, (c ->> 'maxMs')::bigint
  from jsonb_array_elements(p_counts) c
  order by 1, 2
  on conflict (remote, version, minute) do update set
    loads = kept.loads + excluded.loads, failures = kept.failures + excluded.failures,
    load_ms = kept.load_ms + excluded.load_ms, max_ms = greatest(kept.max_ms, excluded.max_ms);
  insert into public.remote_visitors as kept (remote, version, visitor, last_seen)
  select c ->> 'remote', c ->> 'version', v.visitor, p_now
  from jsonb_array_elements(p_counts) c, jsonb_array_elements_text(c -> 'visitors') v (visitor)
  order by 1, 2, 3
  on conflict (remote, version, visitor) do update set last_seen = p_now;
end;
$$;

create function public.read_remote_health(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with minutes as (
    select * from public.remote_health where minute >= date_trunc('minute', p_since)
  ), versions as (
    select h.remote, h.version, sum(h.loads) as loads, sum(h.failures) as failures, sum(h.load_ms) as load_ms,
      max(h.max_ms) as max_ms,
      (
        select count(*) from public.remote_visitors v
        where v.remote = h.remote and v.version = h.version and v.last_seen >= p_since
      ) as visitors
    from minutes h group by h.remote, h.version
  )
  select jsonb_build_object(
    'versions', coalesce((select jsonb_agg(to_jsonb(v) order by v.remote, v.version) from versions v), '[]'::jsonb),
    'minutes', coalesce((select jsonb_agg(to_jsonb(m) order by m.minute, m.remote, m.version) from minutes m), '[]'::jsonb)
  );
$$;

-- Minutes are kept for a week, and so are the names of visitors.
create function public.forget_remote_health(p_before timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from public.remote_health where minute < p_before;
  delete from public.remote_visitors where last_seen < p_before;
$$;

revoke all on function public.count_remote_events(jsonb, timestamptz) from public, anon, authenticated;
revoke all on function public.read_remote_health(timestamptz) from public, anon, authenticated;
revoke all on function public.forget_remote_health(timestamptz) from public, anon, authenticated;
grant execute on function public.count_remote_events(jsonb, timestamptz) to service_role;
grant execute on function public.read_remote_health(timestamptz) to service_role;
grant execute on function public.forget_remote_health(timestamptz) to service_role;
