-- The preview links of versions. What a link opens with is sealed by the server and stands nowhere here: a row only says that there is
-- one, and whether it was ended before its time. A row stays for a day after its link has ended by itself, so that a node whose clock
-- is behind does not open it again.
create table public.remote_previews (
  id uuid primary key default gen_random_uuid(),
  remote text not null,
  version text not null,
  until timestamptz not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  foreign key (remote, version) references public.remote_versions (remote, version) on delete cascade
);

create index remote_previews_of on public.remote_previews (remote, version);

alter table public.remote_previews enable row level security;
revoke all on public.remote_previews from public, anon, authenticated;

create function public.create_remote_preview(p_remote text, p_version text, p_until timestamptz, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_preview public.remote_previews;
begin
  delete from public.remote_previews where until < now() - interval '1 day';
  insert into public.remote_previews (remote, version, until, made_by) values (p_remote, p_version, p_until, p_who)
  returning * into v_preview;
  insert into public.remote_trail (who, what, remote, version, detail)
  values (p_who, 'preview', p_remote, p_version, jsonb_build_object('until', v_preview.until, 'id', v_preview.id));
  return to_jsonb(v_preview) - 'ended_at';
end;
$$;

-- Those that open now, newest first; of all remotes without `p_remote`, of all versions without `p_version`.
create function public.read_remote_previews(p_remote text default null, p_version text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) - 'ended_at' order by p.made_at desc, p.id), '[]'::jsonb)
  from public.remote_previews p
  where p.ended_at is null and p.until > now()
    and (p_remote is null or p.remote = p_remote) and (p_version is null or p.version = p_version);
$$;

-- Ends one link, or all of a version where `p_id` is null, each with a line in the trail. Answers how many of those that were named are
-- ended now, also where that was done before: 0 for what does not exist.
create function public.end_remote_previews(p_remote text, p_version text, p_id uuid, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_ended integer;
begin
  with ended as (
    update public.remote_previews p set ended_at = now()
    where p.remote = p_remote and p.ended_at is null and p.until > now() and (p.id = p_id or (p_id is null and p.version = p_version))
    returning p.*
  ), noted as (
    insert into public.remote_trail (who, what, remote, version, detail)
    select p_who, 'preview_ended', e.remote, e.version, jsonb_build_object('id', e.id, 'madeBy', e.made_by, 'until', e.until)
    from ended e order by e.made_at, e.id returning 1
  )
  select count(*) into v_ended from noted;
  return jsonb_build_object(
    'ended', v_ended,
    'known', v_ended > 0 or exists (select from public.remote_previews p where p.remote = p_remote and p.id = p_id)
  );
end;
$$;

-- As before (20261231000000), with the links that were ended before their time.
create or replace function public.read_remote_channels() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'channels', coalesce((select jsonb_agg(to_jsonb(c)) from public.remote_channels c), '[]'::jsonb),
    'versions', coalesce(
      (select jsonb_agg(jsonb_build_array(v.remote, v.version)) from public.remote_versions v), '[]'::jsonb
    ),
    'keys', coalesce((select jsonb_agg(to_jsonb(k) order by k.created_at, k.fingerprint) from public.remote_keys k), '[]'::jsonb),
    'servers', coalesce((select jsonb_agg(to_jsonb(s) order by s.remote) from public.remote_servers s), '[]'::jsonb),
    'ended_previews', coalesce((select jsonb_agg(p.id order by p.id) from public.remote_previews p where p.ended_at is not null), '[]'::jsonb)
  );
$$;

revoke all on function public.create_remote_preview(text, text, timestamptz, text) from public, anon, authenticated;
revoke all on function public.read_remote_previews(text, text) from public, anon, authenticated;
revoke all on function public.end_remote_previews(text, text, uuid, text) from public, anon, authenticated;
grant execute on function public.create_remote_preview(text, text, timestamptz, text) to service_role;
grant execute on function public.read_remote_previews(text, text) to service_role;
grant execute on function public.end_remote_previews(text, text, uuid, text) to service_role;
