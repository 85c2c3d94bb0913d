-- Sellers' accounts at marketplaces. Tokens are sealed by the service, and no browser reads a row: there is no policy.
create table public.marketplace_connections (
  user_id uuid not null references auth.users (id) on delete cascade,
  channel text not null check (channel in ('mercado_livre')),
  account_id text not null check (length(account_id) between 1 and 100),
  account_name text not null check (length(account_name) between 1 and 200),
  sealed_tokens text not null,
  expires_at timestamptz not null,
  connected_at timestamptz not null default now(),
  refresh_claim uuid,
  refresh_until timestamptz,
  primary key (user_id, channel)
);
alter table public.marketplace_connections enable row level security;
revoke all on public.marketplace_connections from public, anon, authenticated;

-- A sign-in at a marketplace that has begun; it ends once.
create table public.marketplace_sign_ins (
  nonce_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  channel text not null check (channel in ('mercado_livre')),
  return_to text not null check (length(return_to) <= 500),
  expires_at timestamptz not null
);
create index marketplace_sign_ins_of_user on public.marketplace_sign_ins (user_id);
alter table public.marketplace_sign_ins enable row level security;
revoke all on public.marketplace_sign_ins from public, anon, authenticated;

-- A picture on a seller's listing: the pictures before it and with it, so that it can be taken back.
create table public.marketplace_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  channel text not null check (channel in ('mercado_livre')),
  account_id text not null,
  listing_id text not null,
  request_key text not null check (length(request_key) <= 200),
  image_id uuid not null,
  place text not null check (place in ('cover', 'last')),
  status text not null default 'begun' check (status in ('begun', 'sent', 'undone')),
  picture_id text,
  pictures_before jsonb,
  pictures_after jsonb,
  listing jsonb,
  claim uuid,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, request_key)
);
create index marketplace_changes_of_listing on public.marketplace_changes (channel, listing_id);
alter table public.marketplace_changes enable row level security;
revoke all on public.marketplace_changes from public, anon, authenticated;

create function public.begin_marketplace_sign_in(
  p_user uuid, p_channel text, p_nonce_hash text, p_return_to text, p_until timestamptz
) returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from public.marketplace_sign_ins where user_id = p_user and expires_at < now() - interval '1 day';
  insert into public.marketplace_sign_ins (nonce_hash, user_id, channel, return_to, expires_at)
    values (p_nonce_hash, p_user, p_channel, p_return_to, p_until);
end;
$$;

create function public.take_marketplace_sign_in(p_user uuid, p_channel text, p_nonce_hash text, p_now timestamptz)
returns text language plpgsql security definer set search_path = '' as $$
declare
  v_return_to text;
begin
  delete from public.marketplace_sign_ins
    where nonce_hash = p_nonce_hash and user_id = p_user and channel = p_channel and expires_at > p_now
    returning return_to into v_return_to;
  return v_return_to;
end;
$$;

-- A refresh token is good once: the row's lock and its claim let one process at a time renew.
create function public.claim_marketplace_refresh(
  p_user uuid, p_channel text, p_seen text, p_claim uuid, p_lease_seconds integer
) returns text language plpgsql security definer set search_path = '' as $$
declare
  v_row public.marketplace_connections;
begin
  select * into v_row from public.marketplace_connections where user_id = p_user and channel = p_channel for update;
  if not found then return 'gone'; end if;
  if v_row.sealed_tokens <> p_seen then return 'renewed'; end if;
  if v_row.refresh_until > clock_timestamp() then return 'wait'; end if;
  update public.marketplace_connections
    set refresh_claim = p_claim, refresh_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
    where user_id = p_user and channel = p_channel;
  return 'claimed';
end;
$$;

create function public.keep_marketplace_tokens(
  p_user uuid, p_channel text, p_claim uuid, p_sealed text, p_expires_at timestamptz
) returns boolean language plpgsql security definer set search_path = '' as $$
begin
  update public.marketplace_connections
    set sealed_tokens = p_sealed, expires_at = p_expires_at, refresh_claim = null, refresh_until = null
    where user_id = p_user and channel = p_channel and refresh_claim = p_claim;
  return found;
end;
$$;

create function public.release_marketplace_refresh(p_user uuid, p_channel text, p_claim uuid)
returns void language sql security definer set search_path = '' as $$
  update public.marketplace_connections set refresh_claim = null, refresh_until = null
    where user_id = p_user and channel = p_channel and refresh_claim = p_claim;
$$;

-- One change of a listing at a time; a repeated key finds its change.
create function public.claim_marketplace_change(
  p_user uuid, p_channel text, p_account text, p_listing text, p_key text, p_image uuid, p_place text, p_claim uuid,
  p_lease_seconds integer
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_row public.marketplace_changes;
  v_until timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended(p_channel || ' ' || p_account || ' ' || p_listing, 0));
  select * into v_row from public.marketplace_changes where user_id = p_user and request_key = p_key;
  if found then
    if (v_row.channel, v_row.account_id, v_row.listing_id, v_row.image_id, v_row.place)
      is distinct from (p_channel, p_account, p_listing, p_image, p_place) then
      return jsonb_build_object('outcome', 'reused');
    end if;
    if v_row.status <> 'begun' then
      return jsonb_build_object('outcome', 'done', 'change', to_jsonb(v_row));
    end if;
  end if;
  if exists (
    select 1 from public.marketplace_changes
    where channel = p_channel and account_id = p_account and listing_id = p_listing and claimed_until > clock_timestamp()
  ) then
    return jsonb_build_object('outcome', 'wait');
  end if;
  v_until := clock_timestamp() + make_interval(secs => p_lease_seconds);
  insert into public.marketplace_changes
    (user_id, channel, account_id, listing_id, request_key, image_id, place, claim, claimed_until)
    values (p_user, p_channel, p_account, p_listing, p_key, p_image, p_place, p_claim, v_until)
    on conflict (user_id, request_key) do update set claim = p_claim, claimed_until = v_until
    returning * into v_row;
  return jsonb_build_object('outcome', 'claimed', 'change', to_jsonb(v_row));
end;
$$;

create function public.claim_marketplace_undo(
  p_user uuid, p_channel text, p_id uuid, p_claim uuid, p_lease_seconds integer
) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_row public.marketplace_changes;
begin
  select * into v_row from public.marketplace_changes
    where id = p_id and user_id = p_user and channel = p_channel and status <> 'begun';
  if not found then return jsonb_build_object('outcome', 'unknown'); end if;
  perform pg_advisory_xact_lock(hashtextextended(p_channel || ' ' || v_row.account_id || ' ' || v_row.listing_id, 0));
  select * into v_row from public.marketplace_changes where id = p_id;
  if v_row.status = 'undone' then return jsonb_build_object('outcome', 'done', 'change', to_jsonb(v_row)); end if;
  if exists (
    select 1 from public.marketplace_changes
    where channel = p_channel and account_id = v_row.account_id and listing_id = v_row.listing_id
      and claimed_until > clock_timestamp()
  ) then
    return jsonb_build_object('outcome', 'wait');
  end if;
  update public.marketplace_changes
    set claim = p_claim, claimed_until = clock_timestamp() + make_interval(secs => p_lease_seconds)
    where id = p_id returning * into v_row;
  return jsonb_build_object('outcome', 'claimed', 'change', to_jsonb(v_row));
end;
$$;

-- `p_progress` names what is known now; a process that lost the claim changes nothing.
create function public.note_marketplace_change(p_id uuid, p_claim uuid, p_progress jsonb, p_ends boolean)
returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  v_row public.marketplace_changes;
begin
  update public.marketplace_changes set
    status = coalesce(p_progress ->> 'status', status),
    picture_id = coalesce(p_progress ->> 'picture_id', picture_id),
    pictures_before = coalesce(p_progress -> 'pictures_before', pictures_before),
    pictures_after = coalesce(p_progress -> 'pictures_after', pictures_after),
    listing = coalesce(p_progress -> 'listing', listing),
    claim = case when p_ends then null else claim end,
    claimed_until = case when p_ends then null else claimed_until end
    where id = p_id and claim = p_claim returning * into v_row;
  if not found then return null; end if;
  return to_jsonb(v_row);
end;
$$;

revoke execute on function public.begin_marketplace_sign_in(uuid, text, text, text, timestamptz) from public, anon, authenticated;
revoke execute on function public.take_marketplace_sign_in(uuid, text, text, timestamptz) from public, anon, authenticated;
revoke execute on function public.claim_marketplace_refresh(uuid, text, text, uuid, integer) from public, anon, authenticated;
revoke execute on function public.keep_marketplace_tokens(uuid, text, uuid, text, timestamptz) from public, anon, authenticated;
revoke execute on function public.release_marketplace_refresh(uuid, text, uuid) from public, anon, authenticated;
revoke execute on function public.claim_marketplace_change(uuid, text, text, text, text, uuid, text, uuid, integer)
  from public, anon, authenticated;
revoke execute on function public.claim_marketplace_undo(uuid, text, uuid, uuid, integer) from public, anon, authenticated;
revoke execute on function public.note_marketplace_change(uuid, uuid, jsonb, boolean) from public, anon, authenticated;

grant execute on function public.begin_marketplace_sign_in(uuid, text, text, text, timestamptz) to service_role;
grant execute on function public.take_marketplace_sign_in(uuid, text, text, timestamptz) to service_role;
grant execute on function public.claim_marketplace_refresh(uuid, text, text, uuid, integer) to service_role;
grant execute on function public.keep_marketplace_tokens(uuid, text, uuid, text, timestamptz) to service_role;
grant execute on function public.release_marketplace_refresh(uuid, text, uuid) to service_role;
grant execute on function public.claim_marketplace_change(uuid, text, text, text, text, uuid, text, uuid, integer)
  to service_role;
grant execute on function public.claim_marketplace_undo(uuid, text, uuid, uuid, integer) to service_role;
grant execute on function public.note_marketplace_change(uuid, uuid, jsonb, boolean) to service_role;
