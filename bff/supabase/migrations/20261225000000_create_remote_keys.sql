-- The public keys with which the team of a remote signs its versions. A revoked one stays: what it signed before is still good.
create table public.remote_keys (
  remote text not null check (remote ~ '^mfe-[a-z0-9-]+$'),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{16}$'),
  public_key text not null check (length(public_key) <= 200),
  label text not null check (length(label) <= 80),
  created_by text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (remote, fingerprint)
);

alter table public.remote_keys enable row level security;
revoke all on public.remote_keys from public, anon, authenticated;

-- {"statement", "signature", "key"}; null where the remote had no key at the publication.
alter table public.remote_versions add column signed jsonb;

-- The key, also where it was there already; null where it was revoked.
create function public.register_remote_key(
  p_remote text, p_fingerprint text, p_public_key text, p_label text, p_who text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_key public.remote_keys;
begin
  insert into public.remote_keys (remote, fingerprint, public_key, label, created_by)
  values (p_remote, p_fingerprint, p_public_key, p_label, p_who)
  on conflict (remote, fingerprint) do nothing returning * into v_key;
  if found then
    insert into public.remote_trail (who, what, remote, detail)
    values (p_who, 'key_registered', p_remote, jsonb_build_object('label', p_label, 'key', p_fingerprint));
    return to_jsonb(v_key);
  end if;
  select * into v_key from public.remote_keys where remote = p_remote and fingerprint = p_fingerprint and revoked_at is null;
  return case when found then to_jsonb(v_key) end;
end;
$$;

-- False for a key that the remote never had.
create function public.revoke_remote_key(p_remote text, p_fingerprint text, p_who text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_key public.remote_keys;
begin
  update public.remote_keys set revoked_at = now()
  where remote = p_remote and fingerprint = p_fingerprint and revoked_at is null returning * into v_key;
  if not found then
    return exists (select 1 from public.remote_keys where remote = p_remote and fingerprint = p_fingerprint);
  end if;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'key_revoked', p_remote, jsonb_build_object('label', v_key.label, 'key', p_fingerprint));
  return true;
end;
$$;

-- As before (20261121133100), with the keys.
create or replace function public.read_remote_channels() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'channels', coalesce((select jsonb_agg(to_jsonb(c)) from public.remote_channels c), '[]'::jsonb),
    'versions', coalesce(
      (select jsonb_agg(jsonb_build_array(v.remote, v.version)) from public.remote_versions v), '[]'::jsonb
    ),
    'keys', coalesce((select jsonb_agg(to_jsonb(k) order by k.created_at, k.fingerprint) from public.remote_keys k), '[]'::jsonb)
  );
$$;

-- As before (20261215000000), with the signature.
create or replace function public.publish_remote_version(p_version jsonb, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_kept public.remote_versions;
begin
  insert into public.remote_versions (
    remote, version, description, manifest, files, shared, digest, types_checked, contract_checked, commit_id, backend,
    signed, published_by
  ) values (
    p_version ->> 'remote', p_version ->> 'version', p_version -> 'description', p_version -> 'manifest',
    p_version -> 'files', p_version -> 'shared', p_version ->> 'digest', (p_version ->> 'typesChecked')::boolean,
    (p_version ->> 'contractChecked')::boolean, p_version ->> 'commit', nullif(p_version -> 'backend', 'null'::jsonb),
    nullif(p_version -> 'signed', 'null'::jsonb), p_who
  ) on conflict (remote, version) do nothing;
  if found then
    insert into public.remote_trail (who, what, remote, version, detail) values (
      p_who, 'publish', p_version ->> 'remote', p_version ->> 'version',
      jsonb_strip_nulls(jsonb_build_object(
        'typesChecked', p_version -> 'typesChecked', 'contractChecked', p_version -> 'contractChecked',
        'digest', p_version -> 'digest', 'commit', p_version -> 'commit', 'key', p_version -> 'signed' -> 'key'
      ))
    );
    return jsonb_build_object('outcome', 'created');
  end if;
  select * into v_kept from public.remote_versions
  where remote = p_version ->> 'remote' and version = p_version ->> 'version';
  return jsonb_build_object('outcome', case when v_kept.digest = p_version ->> 'digest' then 'same' else 'different' end);
end;
$$;

revoke all on function public.register_remote_key(text, text, text, text, text) from public, anon, authenticated;
revoke all on function public.revoke_remote_key(text, text, text) from public, anon, authenticated;
grant execute on function public.register_remote_key(text, text, text, text, text) to service_role;
grant execute on function public.revoke_remote_key(text, text, text) to service_role;
