-- The shell is published as remotes are, under a name that no remote may have.
alter table public.remote_versions drop constraint remote_versions_remote_check;
alter table public.remote_versions add constraint remote_versions_remote_check
  check (remote ~ '^mfe-[a-z0-9-]+$' or remote = 'shell');

-- As before, and also not the shell that was replaced by a newer one after `p_since`: without a release servers show the newest one
-- on their disks, so that the trail does not tell until when one was live.
create or replace function public.prune_remote_versions(p_keep integer, p_since timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_removed jsonb;
begin
  with ranked as (
    select v.*, row_number() over newest_first as place, lag(v.published_at) over newest_first as replaced_at
    from public.remote_versions v
    window newest_first as (partition by v.remote order by v.published_at desc, v.version)
  ), doomed as (
    select r.remote, r.version from ranked r
    left join public.remote_channels c on c.remote = r.remote
    where r.place > p_keep and r.published_at < p_since
      and (r.remote <> 'shell' or r.replaced_at < p_since)
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
