-- A deploy token may expire: one that is forgotten in some CI does not work permanently.
alter table public.remote_tokens add column expires_at timestamptz;

drop function public.create_remote_token(text, text, text, text);

create function public.create_remote_token(
  p_hash text, p_remote text, p_label text, p_who text, p_expires_at timestamptz default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_token public.remote_tokens;
begin
  insert into public.remote_tokens (token_hash, remote, label, created_by, expires_at)
  values (p_hash, p_remote, p_label, p_who, p_expires_at)
  returning * into v_token;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'token_created', p_remote, jsonb_build_object('label', p_label, 'id', v_token.id));
  return to_jsonb(v_token) - 'token_hash';
end;
$$;

-- The token with this hash, unless it was revoked or has ended.
create or replace function public.find_remote_token(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(t) - 'token_hash' from public.remote_tokens t
  where token_hash = p_hash and revoked_at is null and (expires_at is null or expires_at > now());
$$;

revoke all on function public.create_remote_token(text, text, text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.create_remote_token(text, text, text, text, timestamptz) to service_role;
