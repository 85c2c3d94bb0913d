-- Changes what a remote shows, if nothing changed since `p_revision`: of two at once one wins and the other
-- receives the state that it did not know. `p_built` is the version that was live from the server's disk until now.
create function public.change_remote_release(
  p_remote text, p_revision bigint, p_what text, p_version text, p_percent numeric, p_built text, p_who text,
  p_detail jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now public.remote_channels;
  v_live text;
  v_canary text;
  v_shown text;
begin
  insert into public.remote_channels (remote) values (p_remote) on conflict (remote) do nothing;
  select * into v_now from public.remote_channels where remote = p_remote for update;
  if v_now.revision <> p_revision then
    return jsonb_build_object('outcome', 'changed', 'channel', to_jsonb(v_now));
  end if;
  if p_version is not null
    and not exists (select 1 from public.remote_versions where remote = p_remote and version = p_version) then
    return jsonb_build_object('outcome', 'unknown_version');
  end if;
  v_live := coalesce(v_now.live_version, p_built);
  v_canary := v_now.canary_version;

  if p_what = 'promote' then
    v_shown := p_version;
    update public.remote_channels set
      live_version = p_version, canary_version = null, canary_percent = 0,
      earlier_versions = case
        when v_live is null or v_live = p_version then earlier_versions
        else (array_prepend(v_live, array_remove(earlier_versions, v_live)))[1:10] end
    where remote = p_remote;
  elsif p_what = 'canary' then
    if p_version = v_live then return jsonb_build_object('outcome', 'already_live'); end if;
    v_shown := p_version;
    update public.remote_channels set canary_version = p_version, canary_percent = p_percent where remote = p_remote;
  elsif p_what in ('stop_canary', 'canary_rolled_back') then
    if v_now.canary_version is null then return jsonb_build_object('outcome', 'nothing_to_undo'); end if;
    v_shown := v_now.canary_version;
    update public.remote_channels set canary_version = null, canary_percent = 0 where remote = p_remote;
  elsif p_what = 'rollback' then
    select e.version into v_shown from unnest(v_now.earlier_versions) with ordinality as e (version, place)
    join public.remote_versions v on v.remote = p_remote and v.version = e.version
    where e.version is distinct from v_live order by e.place limit 1;
    if v_shown is null then return jsonb_build_object('outcome', 'nothing_to_undo'); end if;
    update public.remote_channels set
      live_version = v_shown, earlier_versions = earlier_versions[array_position(earlier_versions, v_shown) + 1 :]
    where remote = p_remote;
  elsif p_what = 'follow_build' then
    update public.remote_channels set
      live_version = null, canary_version = null, canary_percent = 0, earlier_versions = '{}'
    where remote = p_remote;
  else
    raise exception 'unknown change %', p_what;
  end if;

  update public.remote_channels set
    revision = revision + 1, changed_at = now(),
    set_by = case when p_what = 'follow_build' then 'start' else p_who end
  where remote = p_remote returning * into v_now;
  insert into public.remote_trail (who, what, remote, version, detail) values (
    p_who, p_what, p_remote, v_shown,
    p_detail || jsonb_strip_nulls(jsonb_build_object(
      'replaced', v_live, 'replacedCanary', v_canary, 'percent', p_percent, 'revision', v_now.revision
    ))
  );
  return jsonb_build_object('outcome', 'done', 'channel', to_jsonb(v_now));
end;
$$;

-- Records an event that changes no version, such as a preview link that was given out.
create function public.note_remote_trail(p_who text, p_what text, p_remote text, p_version text, p_detail jsonb)
returns void
language sql security definer set search_path = '' as $$
  insert into public.remote_trail (who, what, remote, version, detail) values (p_who, p_what, p_remote, p_version, p_detail);
$$;

revoke all on function public.change_remote_release(text, bigint, text, text, numeric, text, text, jsonb)
  from public, anon, authenticated;
revoke all on function public.note_remote_trail(text, text, text, text, jsonb) from public, anon, authenticated;
grant execute on function public.change_remote_release(text, bigint, text, text, numeric, text, text, jsonb) to service_role;
grant execute on function public.note_remote_trail(text, text, text, text, jsonb) to service_role;
