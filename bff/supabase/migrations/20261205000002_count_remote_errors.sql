-- Adds what one node gathered. `p_errors` is a list of
-- {remote, version, fingerprint, message, place, times, anonymousTimes, users}. A version has room for 50 errors of signed-in users
-- and ten of others, so that nobody can crowd out what users met; all further ones are counted together as `other`.
create function public.count_remote_errors(p_errors jsonb, p_now timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_error record;
  v_other boolean;
  v_fingerprint text;
begin
  for v_error in
    select * from jsonb_to_recordset(p_errors) as e (
      remote text, version text, fingerprint text, message text, place text, times bigint, "anonymousTimes" bigint,
      users jsonb
    ) order by e.remote, e.version, e.fingerprint
  loop
    v_other := not exists (
      select 1 from public.remote_errors r
      where r.remote = v_error.remote and r.version = v_error.version and r.fingerprint = v_error.fingerprint
    ) and (
      select count(*) from public.remote_errors r
      where r.remote = v_error.remote and r.version = v_error.version and r.fingerprint <> 'other'
        and (r.times > 0) = (v_error.times > 0)
    ) >= case when v_error.times > 0 then 50 else 10 end;
    v_fingerprint := case when v_other then 'other' else v_error.fingerprint end;

    insert into public.remote_errors as kept
      (remote, version, fingerprint, message, place, times, anonymous_times, first_seen, last_seen)
    values (
      v_error.remote, v_error.version, v_fingerprint, case when v_other then '' else v_error.message end,
      case when v_other then '' else v_error.place end, v_error.times, v_error."anonymousTimes", p_now, p_now
    )
    on conflict (remote, version, fingerprint) do update set
      times = kept.times + excluded.times, anonymous_times = kept.anonymous_times + excluded.anonymous_times,
      last_seen = greatest(kept.last_seen, excluded.last_seen);

    insert into public.remote_error_users (remote, version, fingerprint, visitor, last_seen)
    select v_error.remote, v_error.version, v_fingerprint, u.visitor, p_now
    from jsonb_array_elements_text(v_error.users) u (visitor)
    where (
      select count(*) from public.remote_error_users k
      where k.remote = v_error.remote and k.version = v_error.version and k.fingerprint = v_fingerprint
    ) < 200
    order by u.visitor
    on conflict (remote, version, fingerprint, visitor) do update set last_seen = p_now;
  end loop;

  insert into public.remote_visitors as kept (remote, version, visitor, last_seen, last_error)
  select distinct e.remote, e.version, u.visitor, p_now, p_now
  from jsonb_to_recordset(p_errors) as e (remote text, version text, users jsonb),
    jsonb_array_elements_text(e.users) u (visitor)
  order by 1, 2, 3
  on conflict (remote, version, visitor) do update set last_seen = p_now, last_error = p_now;
end;
$$;

-- The errors that were met since a time, what most users met first.
create function public.read_remote_errors(p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with counted as (
    select r.*, (
      select count(*) from public.remote_error_users u
      where u.remote = r.remote and u.version = r.version and u.fingerprint = r.fingerprint
    ) as users
    from public.remote_errors r where r.last_seen >= p_since
  ), most as (
    select * from counted order by users desc, times desc, anonymous_times desc, last_seen desc limit 300
  )
  select coalesce(
    jsonb_agg(to_jsonb(m) - 'fingerprint' order by m.users desc, m.times desc, m.anonymous_times desc, m.last_seen desc),
    '[]'::jsonb
  ) from most m;
$$;

-- Of each version of a remote: how many signed-in users had it since a time, and how many of them met an error. Asked every other
-- second while a canary runs. The names of signed-in users begin with 'u'.
create function public.read_error_shares(p_remote text, p_since timestamptz) returns jsonb
language sql stable security definer set search_path = '' as $$
  with versions as (
    select v.version, count(*) as users, count(*) filter (where v.last_error >= p_since) as affected
    from public.remote_visitors v
    where v.remote = p_remote and v.last_seen >= p_since and v.visitor like 'u%'
    group by v.version
  )
  select coalesce(jsonb_agg(to_jsonb(v) order by v.version), '[]'::jsonb) from versions v;
$$;

create function public.forget_remote_errors(p_before timestamptz) returns void
language sql security definer set search_path = '' as $$
  delete from public.remote_error_users where last_seen < p_before;
  delete from public.remote_errors where last_seen < p_before;
$$;

revoke all on function public.count_remote_errors(jsonb, timestamptz) from public, anon, authenticated;
revoke all on function public.read_remote_errors(timestamptz) from public, anon, authenticated;
revoke all on function public.read_error_shares(text, timestamptz) from public, anon, authenticated;
revoke all on function public.forget_remote_errors(timestamptz) from public, anon, authenticated;
grant execute on function public.count_remote_errors(jsonb, timestamptz) to service_role;
grant execute on function public.read_remote_errors(timestamptz) to service_role;
grant execute on function public.read_error_shares(text, timestamptz) to service_role;
grant execute on function public.forget_remote_errors(timestamptz) to service_role;
