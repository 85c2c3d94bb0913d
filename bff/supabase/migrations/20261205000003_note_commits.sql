-- The commit that a version was built from, as the command line read it; null where it did not know.
alter table public.remote_versions add column commit_id text;

-- Publishes a version once. Repeating it changes nothing; the same name with other bytes is refused.
create or replace function public.publish_remote_version(p_version jsonb, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_kept public.remote_versions;
begin
  insert into public.remote_versions (
    remote, version, description, manifest, files, shared, digest, types_checked, contract_checked, commit_id, published_by
  ) values (
    p_version ->> 'remote', p_version ->> 'version', p_version -> 'description', p_version -> 'manifest',
    p_version -> 'files', p_version -> 'shared', p_version ->> 'digest', (p_version ->> 'typesChecked')::boolean,
    (p_version ->> 'contractChecked')::boolean, p_version ->> 'commit', p_who
  ) on conflict (remote, version) do nothing;
  if found then
    insert into public.remote_trail (who, what, remote, version, detail) values (
      p_who, 'publish', p_version ->> 'remote', p_version ->> 'version',
      jsonb_strip_nulls(jsonb_build_object(
        'typesChecked', p_version -> 'typesChecked', 'contractChecked', p_version -> 'contractChecked',
        'digest', p_version -> 'digest', 'commit', p_version -> 'commit'
      ))
    );
    return jsonb_build_object('outcome', 'created');
  end if;
  select * into v_kept from public.remote_versions
  where remote = p_version ->> 'remote' and version = p_version ->> 'version';
  return jsonb_build_object('outcome', case when v_kept.digest = p_version ->> 'digest' then 'same' else 'different' end);
end;
$$;
