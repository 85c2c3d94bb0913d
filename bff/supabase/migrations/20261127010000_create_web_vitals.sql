-- How fast real visits were: counts by day, screen and version, without anything about the visitors. Place n of `times` is the n-th
-- bucket of the BFF's load times; for CLS it counts ten-thousandths.
create table public.web_vitals (
  day date not null,
  remote text not null,
  version text not null,
  screen text not null,
  name text not null check (name in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  times integer[] not null,
  primary key (day, remote, version, screen, name)
);

alter table public.web_vitals enable row level security;
revoke all on public.web_vitals from public, anon, authenticated;

-- Adds what one node gathered. `p_counts` is a list of {remote, version, screen, name, times}.
create function public.count_web_vitals(p_counts jsonb, p_day date) returns void
language sql security definer set search_path = '' as $$
  insert into public.web_vitals as kept (day, remote, version, screen, name, times)
  select p_day, c ->> 'remote', c ->> 'version', c ->> 'screen', c ->> 'name',
    array(
      select t.visits::integer from jsonb_array_elements_text(c -> 'times') with ordinality as t (visits, place)
      order by t.place
    )
  from jsonb_array_elements(p_counts) c
  order by 2, 3, 4, 5
  on conflict (day, remote, version, screen, name) do update set
    times = public.add_load_times(kept.times, excluded.times);
$$;

-- The sums of each measure since a day.
create function public.read_web_vitals(p_since date) returns jsonb
language sql stable security definer set search_path = '' as $$
  with buckets as (
    select v.remote, v.version, v.screen, v.name, t.place, sum(t.visits) as visits
    from public.web_vitals v, unnest(v.times) with ordinality as t (visits, place)
    where v.day >= p_since
    group by v.remote, v.version, v.screen, v.name, t.place
  ), sums as (
    select remote, version, screen, name, jsonb_agg(visits order by place) as times
    from buckets group by remote, version, screen, name
  )
  select coalesce(jsonb_agg(to_jsonb(s) order by s.remote, s.version, s.screen, s.name), '[]'::jsonb) from sums s;
$$;

create function public.forget_web_vitals(p_before date) returns void
language sql security definer set search_path = '' as $$
  delete from public.web_vitals where day < p_before;
$$;

revoke all on function public.count_web_vitals(jsonb, date) from public, anon, authenticated;
revoke all on function public.read_web_vitals(date) from public, anon, authenticated;
revoke all on function public.forget_web_vitals(date) from public, anon, authenticated;
grant execute on function public.count_web_vitals(jsonb, date) to service_role;
grant execute on function public.read_web_vitals(date) to service_role;
grant execute on function public.forget_web_vitals(date) to service_role;
