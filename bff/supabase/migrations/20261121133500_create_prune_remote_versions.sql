-- Removes versions that nobody can load any more, and answers which: not one of the newest `p_keep` of its remote, not
-- live, in canary or what a rollback returns to, not live or in canary after `p_since`, not published after `p_since`.
create function public.prune_remote_versions(p_keep integer, p_since timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_removed jsonb;
begin
  with ranked as (
    select v.*, row_number() over (partition by v.remote order by v.published_at desc, v.version) as place
    from public.remote_versions v
  ), doomed as (
    select r.remote, r.version from ranked r
    left join public.remote_channels c on c.remote = r.remote
    where r.place > p_keep and r.published_at < p_since
      and r.version is distinct from c.live_version and r.version is distinct from c.canary_version
      and r.version is distinct from c.earlier_versions[1]
      and not exists (
        select 1 from public.remote_trail t
        where t.remote = r.remote and t.at >= p_since
          and r.version in (t.version, t.detail ->> 'replaced', t.detail ->> 'replacedCanary')
          and t.what in ('promote', 'canary', 'stop_canary', 'rollback', 'canary_rolled_back', 'follow_build')
      )
  ), gone as (
    delete from public.remote_versions v using doomed d
    where v.remote = d.remote and v.version = d.version returning v.remote, v.version, v.digest,
      array(select jsonb_object_keys(v.files)) as files
  ), noted as (
    insert into public.remote_trail (who, what, remote, version)
    select 'andromeda', 'prune', remote, version from gone
  )
  select coalesce(jsonb_agg(to_jsonb(gone)), '[]'::jsonb) into v_removed from gone;
  return v_removed;
end;
$$;

revoke all on function public.prune_remote_versions(integer, timestamptz) from public, anon, authenticated;
grant execute on function public.prune_remote_versions(integer, timestamptz) to service_role;
