-- Deploy tokens: only their hashes. `remote` is '*' for a token of all remotes.
create table public.remote_tokens (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique,
  remote text not null,
  label text not null,
  created_by text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

alter table public.remote_tokens enable row level security;
revoke all on public.remote_tokens from public, anon, authenticated;

create function public.create_remote_token(p_hash text, p_remote text, p_label text, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_token public.remote_tokens;
begin
  insert into public.remote_tokens (token_hash, remote, label, created_by) values (p_hash, p_remote, p_label, p_who)
  returning * into v_token;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'token_created', p_remote, jsonb_build_object('label', p_label, 'id', v_token.id));
  return to_jsonb(v_token) - 'token_hash';
end;
$$;

create function public.revoke_remote_token(p_id uuid, p_who text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_token public.remote_tokens;
begin
  update public.remote_tokens set revoked_at = now() where id = p_id and revoked_at is null returning * into v_token;
  if not found then return exists (select 1 from public.remote_tokens where id = p_id); end if;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'token_revoked', v_token.remote, jsonb_build_object('label', v_token.label, 'id', v_token.id));
  return true;
end;
$$;

-- The token with this hash, unless it was revoked.
create function public.find_remote_token(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(t) - 'token_hash' from public.remote_tokens t where token_hash = p_hash and revoked_at is null;
$$;

create function public.list_remote_tokens() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(t) - 'token_hash' order by t.created_at desc), '[]'::jsonb) from public.remote_tokens t;
$$;

revoke all on function public.create_remote_token(text, text, text, text) from public, anon, authenticated;
revoke all on function public.revoke_remote_token(uuid, text) from public, anon, authenticated;
revoke all on function public.find_remote_token(text) from public, anon, authenticated;
revoke all on function public.list_remote_tokens() from public, anon, authenticated;
grant execute on function public.create_remote_token(text, text, text, text) to service_role;
grant execute on function public.revoke_remote_token(uuid, text) to service_role;
grant execute on function public.find_remote_token(text) to service_role;
grant execute on function public.list_remote_tokens() to service_role;
