-- Publishes a version once. Repeating it changes nothing; the same name with other bytes is refused.
create function public.publish_remote_version(p_version jsonb, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_kept public.remote_versions;
begin
  insert into public.remote_versions (
    remote, version, description, manifest, files, shared, digest, types_checked, published_by
  ) values (
    p_version ->> 'remote', p_version ->> 'version', p_version -> 'description', p_version -> 'manifest',
    p_version -> 'files', p_version -> 'shared', p_version ->> 'digest', (p_version ->> 'typesChecked')::boolean, p_who
  ) on conflict (remote, version) do nothing;
  if found then
    insert into public.remote_trail (who, what, remote, version, detail) values (
      p_who, 'publish', p_version ->> 'remote', p_version ->> 'version',
      jsonb_build_object('typesChecked', p_version -> 'typesChecked', 'digest', p_version -> 'digest')
    );
    return jsonb_build_object('outcome', 'created');
  end if;
  select * into v_kept from public.remote_versions
  where remote = p_version ->> 'remote' and version = p_version ->> 'version';
  return jsonb_build_object('outcome', case when v_kept.digest = p_version ->> 'digest' then 'same' else 'different' end);
end;
$$;

-- What every node must know to write a page: the channels, and which versions there are.
create function public.read_remote_channels() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'channels', coalesce((select jsonb_agg(to_jsonb(c)) from public.remote_channels c), '[]'::jsonb),
    'versions', coalesce(
      (select jsonb_agg(jsonb_build_array(v.remote, v.version)) from public.remote_versions v), '[]'::jsonb
    )
  );
$$;

revoke all on function public.publish_remote_version(jsonb, text) from public, anon, authenticated;
revoke all on function public.read_remote_channels() from public, anon, authenticated;
grant execute on function public.publish_remote_version(jsonb, text) to service_role;
grant execute on function public.read_remote_channels() to service_role;
