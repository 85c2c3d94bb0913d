-- A user's second factor: codes of six digits by time (RFC 6238). The secret is sealed by the server, under a key that
-- the database does not have; nobody reads the table through the Data API.
create table public.second_factors (
  user_id uuid primary key references auth.users (id) on delete cascade,
  sealed_secret text not null,
  -- Null until the first code has proved that the user's device holds the secret.
  confirmed_at timestamptz,
  -- The 30 s step of the last code that was accepted: no code of that step or an earlier one is accepted again.
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}'
);

-- The sessions that have passed the second step.
create table public.second_factor_passes (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  passed_at timestamptz not null default now()
);

create index second_factor_passes_user on public.second_factor_passes (user_id);

alter table public.second_factors enable row level security;
alter table public.second_factor_passes enable row level security;
revoke all on public.second_factors from public, anon, authenticated, service_role;
revoke all on public.second_factor_passes from public, anon, authenticated, service_role;

-- As session_standing, and `second_factor` for a session that has yet to pass the second step. Nodes of the previous
-- version do not know that answer and go on calling session_standing.
create function public.session_state(p_session uuid, p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when s.standing <> 'closed'
      and exists (select 1 from public.second_factors where user_id = p_user and confirmed_at is not null)
      and not exists (select 1 from public.second_factor_passes where session_id = p_session and user_id = p_user)
    then 'second_factor'
    else s.standing
  end
  from (select public.session_standing(p_session, p_user) as standing) s;
$$;

create function public.read_second_factor(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'sealed_secret', sealed_secret,
    'confirmed', confirmed_at is not null,
    'recovery_codes', cardinality(recovery_hashes)
  )
  from public.second_factors where user_id = p_user;
$$;

-- Stores a secret that is still to be confirmed. False where a confirmed one exists.
create function public.begin_second_factor(p_user uuid, p_sealed text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.second_factors as kept (user_id, sealed_secret) values (p_user, p_sealed)
  on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, last_step = 0
    where kept.confirmed_at is null;
  return found;
end;
$$;

create function public.note_second_factor_pass(p_user uuid, p_session uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.second_factor_passes p
  where p.user_id = p_user and not exists (select 1 from auth.sessions s where s.id = p.session_id);
  insert into public.second_factor_passes (session_id, user_id) values (p_session, p_user)
  on conflict (session_id) do nothing;
$$;

-- The first code was right: from now on every session of the user but this one has to pass the second step.
create function public.confirm_second_factor(
  p_user uuid, p_session uuid, p_sealed text, p_step bigint, p_recovery_hashes text[]
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.second_factors
  set confirmed_at = now(), last_step = p_step, recovery_hashes = p_recovery_hashes
  where user_id = p_user and sealed_secret = p_sealed and confirmed_at is null;
  if not found then return false; end if;
  perform public.note_second_factor_pass(p_user, p_session);
  return true;
end;
$$;

-- Accepts a code by its step, or a recovery code by its hash, once. False where it was accepted before.
create function public.pass_second_factor(p_user uuid, p_session uuid, p_step bigint, p_recovery_hash text)
returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if p_step is not null then
    update public.second_factors set last_step = p_step
    where user_id = p_user and confirmed_at is not null and last_step < p_step;
  else
    update public.second_factors set recovery_hashes = array_remove(recovery_hashes, p_recovery_hash)
    where user_id = p_user and confirmed_at is not null and p_recovery_hash = any (recovery_hashes);
  end if;
  if not found then return false; end if;
  perform public.note_second_factor_pass(p_user, p_session);
  return true;
end;
$$;

create function public.end_second_factor(p_user uuid) returns void
language sql security definer set search_path = '' as $$
  delete from public.second_factor_passes where user_id = p_user;
  delete from public.second_factors where user_id = p_user;
$$;

revoke all on function public.session_state(uuid, uuid) from public, anon, authenticated;
revoke all on function public.read_second_factor(uuid) from public, anon, authenticated;
revoke all on function public.begin_second_factor(uuid, text) from public, anon, authenticated;
revoke all on function public.note_second_factor_pass(uuid, uuid) from public, anon, authenticated, service_role;
revoke all on function public.confirm_second_factor(uuid, uuid, text, bigint, text[]) from public, anon, authenticated;
revoke all on function public.pass_second_factor(uuid, uuid, bigint, text) from public, anon, authenticated;
revoke all on function public.end_second_factor(uuid) from public, anon, authenticated;
grant execute on function public.session_state(uuid, uuid) to service_role;
grant execute on function public.read_second_factor(uuid) to service_role;
grant execute on function public.begin_second_factor(uuid, text) to service_role;
grant execute on function public.confirm_second_factor(uuid, uuid, text, bigint, text[]) to service_role;
grant execute on function public.pass_second_factor(uuid, uuid, bigint, text) to service_role;
grant execute on function public.end_second_factor(uuid) to service_role;
