-- What a deploy token may do: `publish` shows nothing to users, `canary` shows versions to some of them, `release` does all.
-- `created_by_user` is the account that made it; null for the master token, and for those that servers made which did not keep it.
alter table public.remote_tokens
  add column rank text not null default 'release',
  add column created_by_user uuid;

drop function public.create_remote_token(text, text, text, text, timestamptz);

create function public.create_remote_token(
  p_hash text, p_remote text, p_label text, p_who text, p_expires_at timestamptz default null,
  p_rank text default 'release', p_user uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_token public.remote_tokens;
begin
  if p_rank not in ('publish', 'canary', 'release') then
    raise exception 'unknown rank %', p_rank;
  end if;
  insert into public.remote_tokens (token_hash, remote, label, created_by, expires_at, rank, created_by_user)
  values (p_hash, p_remote, p_label, p_who, p_expires_at, p_rank, p_user)
  returning * into v_token;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'token_created', p_remote, jsonb_build_object('label', p_label, 'id', v_token.id, 'rank', p_rank));
  return to_jsonb(v_token) - 'token_hash';
end;
$$;

-- Servers of the release before know no ranks and let every token that they find do all, so they find no lower ones.
create or replace function public.find_remote_token(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(t) - 'token_hash' from public.remote_tokens t
  where token_hash = p_hash and revoked_at is null and (expires_at is null or expires_at > now()) and rank = 'release';
$$;

-- The token with this hash, unless it was revoked or has ended; for servers that know ranks.
create function public.find_ranked_remote_token(p_hash text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(t) - 'token_hash' from public.remote_tokens t
  where token_hash = p_hash and revoked_at is null and (expires_at is null or expires_at > now());
$$;

revoke all on function public.create_remote_token(text, text, text, text, timestamptz, text, uuid)
  from public, anon, authenticated;
revoke all on function public.find_ranked_remote_token(text) from public, anon, authenticated;
grant execute on function public.create_remote_token(text, text, text, text, timestamptz, text, uuid) to service_role;
grant execute on function public.find_ranked_remote_token(text) to service_role;
