-- How many visits of a signed-in user to a version were measured, and how many of them were slow, by a name that identifies no user
-- without a key of the server. `since` is the beginning of the day, or the remote's last change where that was later, so that what
-- came before a canary is kept apart from what came beside it.
create table public.remote_vital_users (
  remote text not null,
  version text not null,
  name text not null check (name in ('LCP', 'INP', 'CLS')),
  visitor text not null,
  since timestamptz not null,
  reports integer not null check (reports > 0),
  slow integer not null check (slow between 0 and reports),
  first_slow boolean not null,
  primary key (remote, since, version, name, visitor)
);

create index remote_vital_users_by_time on public.remote_vital_users (since);

alter table public.remote_vital_users enable row level security;
revoke all on public.remote_vital_users from public, anon, authenticated;

-- Adds what one node gathered. `p_counts` is a list of {remote, version, name, visitor, since, reports, slow, firstSlow}. Of one
-- version, metric and day no further user is taken once there are 5000.
create function public.count_user_vitals(p_counts jsonb) returns void
language sql security definer set search_path = '' as $$
  with sent as (
    select * from jsonb_to_recordset(p_counts) as c (
      remote text, since timestamptz, version text, name text, visitor text, reports integer, slow integer,
      "firstSlow" boolean
    )
  ), taken as (
    select g.remote, g.since, g.version, g.name
    from (select distinct s.remote, s.since, s.version, s.name from sent s) g
    where (
      select count(*) from public.remote_vital_users k
      where k.remote = g.remote and k.since = g.since and k.version = g.version and k.name = g.name
    ) >= 5000
  )
  insert into public.remote_vital_users as kept (remote, since, version, name, visitor, reports, slow, first_slow)
  select s.remote, s.since, s.version, s.name, s.visitor, s.reports, s.slow, s."firstSlow" from sent s
  where (s.remote, s.since, s.version, s.name) not in (select t.remote, t.since, t.version, t.name from taken t)
    or exists (
      select 1 from public.remote_vital_users k
      where k.remote = s.remote and k.since = s.since and k.version = s.version and k.name = s.name
        and k.visitor = s.visitor
    )
  order by 1, 2, 3, 4, 5
  on conflict (remote, since, version, name, visitor) do update set
    reports = kept.reports + excluded.reports, slow = kept.slow + excluded.slow;
$$;

-- Of each version and metric of a remote: how many users were measured since a time, and how many of them found it slow in more than
-- half of their visits. For LCP the first visit does not count: a version that is new to a browser is not in its cache. Asked every
-- other second while a canary runs.
create function public.read_slow_shares(p_remote text, p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with users as (
    select v.version, v.name, sum(v.reports) as reports, sum(v.slow) as slow,
      (array_agg(v.first_slow order by v.since))[1]::integer as first_slow
    from public.remote_vital_users v
    where v.remote = p_remote and v.since >= p_since
    group by v.version, v.name, v.visitor
  ), counted as (
    select u.version, u.name,
      case u.name when 'LCP' then u.reports - 1 else u.reports end as reports,
      case u.name when 'LCP' then u.slow - u.first_slow else u.slow end as slow
    from users u
  ), shares as (
    select c.version, c.name, count(*) as users, count(*) filter (where 2 * c.slow > c.reports) as affected
    from counted c where c.reports > 0
    group by c.version, c.name
  )
  select coalesce(jsonb_agg(to_jsonb(s) order by s.version, s.name), '[]'::jsonb) from shares s;
$$;

create function public.forget_user_vitals(p_before timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from public.remote_vital_users where since < p_before;
$$;

revoke all on function public.count_user_vitals(jsonb) from public, anon, authenticated;
revoke all on function public.read_slow_shares(text, timestamptz) from public, anon, authenticated;
revoke all on function public.forget_user_vitals(timestamptz) from public, anon, authenticated;
grant execute on function public.count_user_vitals(jsonb) to service_role;
grant execute on function public.read_slow_shares(text, timestamptz) to service_role;
grant execute on function public.forget_user_vitals(timestamptz) to service_role;
