-- The server of a remote's own team, to which the product forwards the calls of that remote. One address a remote.
create table public.remote_servers (
  remote text primary key check (remote ~ '^mfe-[a-z0-9-]+$'),
  address text not null check (length(address) <= 300),
  created_by text not null,
  created_at timestamptz not null default now()
);

alter table public.remote_servers enable row level security;
revoke all on public.remote_servers from public, anon, authenticated;

-- The same address again changes nothing, and another one takes its place.
create function public.register_remote_server(p_remote text, p_address text, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_server public.remote_servers;
begin
  insert into public.remote_servers as s (remote, address, created_by) values (p_remote, p_address, p_who)
  on conflict (remote) do update set address = excluded.address, created_by = excluded.created_by, created_at = now()
  where s.address <> excluded.address returning * into v_server;
  if not found then
    select * into v_server from public.remote_servers where remote = p_remote;
    return to_jsonb(v_server);
  end if;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'server_registered', p_remote, jsonb_build_object('address', p_address));
  return to_jsonb(v_server);
end;
$$;

-- False where the remote has none.
create function public.remove_remote_server(p_remote text, p_who text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_address text;
begin
  delete from public.remote_servers where remote = p_remote returning address into v_address;
  if not found then
    return false;
  end if;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'server_removed', p_remote, jsonb_build_object('address', v_address));
  return true;
end;
$$;

-- As before (20261225000000), with the servers.
create or replace function public.read_remote_channels() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'channels', coalesce((select jsonb_agg(to_jsonb(c)) from public.remote_channels c), '[]'::jsonb),
    'versions', coalesce(
      (select jsonb_agg(jsonb_build_array(v.remote, v.version)) from public.remote_versions v), '[]'::jsonb
    ),
    'keys', coalesce((select jsonb_agg(to_jsonb(k) order by k.created_at, k.fingerprint) from public.remote_keys k), '[]'::jsonb),
    'servers', coalesce((select jsonb_agg(to_jsonb(s) order by s.remote) from public.remote_servers s), '[]'::jsonb)
  );
$$;

revoke all on function public.register_remote_server(text, text, text) from public, anon, authenticated;
revoke all on function public.remove_remote_server(text, text) from public, anon, authenticated;
grant execute on function public.register_remote_server(text, text, text) to service_role;
grant execute on function public.remove_remote_server(text, text) to service_role;
