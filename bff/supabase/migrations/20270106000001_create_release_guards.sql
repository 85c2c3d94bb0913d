-- What an administrator locked: nothing else of it is shown until somebody unlocks it.
create table public.remote_locks (
  remote text primary key check (remote ~ '^mfe-[a-z0-9-]+$' or remote = 'shell'),
  reason text not null check (length(reason) between 1 and 200),
  locked_by text not null,
  locked_at timestamptz not null default now()
);

-- Where changes need the approval of a second user; '*' is everywhere.
create table public.remote_approvals (
  remote text primary key check (remote ~ '^mfe-[a-z0-9-]+$' or remote in ('shell', '*')),
  set_by text not null,
  set_at timestamptz not null default now()
);

-- Changes that wait for an approval, and what became of them. `asker` is the account that asked, and null for a token. One that has no
-- outcome is open while its remote has the same `revision`, until it expires.
create table public.remote_requests (
  id uuid primary key default gen_random_uuid(),
  remote text not null,
  revision bigint not null,
  what text not null check (what in ('promote', 'canary')),
  version text not null,
  percent numeric(5, 2),
  asked_by text not null,
  asker uuid,
  token_id uuid,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  outcome text check (outcome in ('approved', 'declined', 'replaced', 'changed', 'expired', 'revoked')),
  decided_by text,
  decided_at timestamptz
);

create unique index remote_requests_open on public.remote_requests (remote) where outcome is null;

alter table public.remote_locks enable row level security;
alter table public.remote_approvals enable row level security;
alter table public.remote_requests enable row level security;
revoke all on public.remote_locks, public.remote_approvals, public.remote_requests from public, anon, authenticated;

-- What a request is now.
create function private.state_of_request(p_request public.remote_requests) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when p_request.outcome is not null then p_request.outcome
    when exists (
      select 1 from public.remote_channels c where c.remote = p_request.remote and c.revision <> p_request.revision
    ) then 'changed'
    when p_request.expires_at <= now() then 'expired'
    when exists (
      select 1 from public.remote_tokens t where t.id = p_request.token_id and t.revoked_at is not null
    ) then 'revoked'
    else 'open'
  end;
$$;

-- A request with what a user who decides must know; `maker` is the account behind its token, and `maker_name` its name.
create function private.present_request(p_request public.remote_requests) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(p_request) || jsonb_build_object(
    'state', private.state_of_request(p_request),
    'commit_id', (
      select v.commit_id from public.remote_versions v where v.remote = p_request.remote and v.version = p_request.version
    ),
    'maker', (select t.created_by_user from public.remote_tokens t where t.id = p_request.token_id),
    'maker_name', (select t.created_by from public.remote_tokens t where t.id = p_request.token_id)
  );
$$;

-- Whether this change of this state needs an approval. What takes something back, or shows the same canary to fewer, never does.
create function private.needs_approval(p_now public.remote_channels, p_what text, p_version text, p_percent numeric)
returns boolean
language sql stable security definer set search_path = '' as $$
  select (
    p_what = 'promote' or p_what = 'canary' and p_percent > 10
      and not (p_version is not distinct from p_now.canary_version and p_percent <= p_now.canary_percent)
  ) and exists (select 1 from public.remote_approvals a where a.remote in (p_now.remote, '*'));
$$;

-- The state of a remote, which nobody else changes before the end of this transaction.
create function private.hold_channel(p_remote text) returns public.remote_channels
language plpgsql security definer set search_path = '' as $$
declare
  v_now public.remote_channels;
begin
  insert into public.remote_channels (remote) values (p_remote) on conflict (remote) do nothing;
  select * into v_now from public.remote_channels where remote = p_remote for update;
  return v_now;
end;
$$;

-- The change itself, which knows neither locks nor approvals, is called by the functions below alone.
alter function public.change_remote_release(text, bigint, text, text, numeric, text, text, jsonb) set schema private;
alter function private.change_remote_release(text, bigint, text, text, numeric, text, text, jsonb)
  rename to apply_remote_change;
revoke all on function private.apply_remote_change(text, bigint, text, text, numeric, text, text, jsonb)
  from public, anon, authenticated, service_role;

-- Changes what a remote shows, as before (20261121133200), where no lock forbids it, and with an approval where it needs one:
-- `p_request` is the request that `p_user` approves.
create function public.change_guarded_release(
  p_remote text, p_revision bigint, p_what text, p_version text, p_percent numeric, p_built text, p_who text,
  p_detail jsonb, p_request uuid default null, p_user uuid default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now public.remote_channels := private.hold_channel(p_remote);
  v_lock public.remote_locks;
  v_request public.remote_requests;
  v_refusal jsonb;
  v_detail jsonb := p_detail;
  v_done jsonb;
begin
  if v_now.revision <> p_revision then
    return jsonb_build_object('outcome', 'changed', 'channel', to_jsonb(v_now));
  end if;
  select * into v_lock from public.remote_locks where remote = p_remote;
  if found and p_what in ('promote', 'canary', 'follow_build') then
    return jsonb_build_object('outcome', 'locked', 'lock', to_jsonb(v_lock));
  elsif found then
    v_detail := v_detail || '{"despiteLock": true}';
  end if;
  if p_request is not null then
    select * into v_request from public.remote_requests where id = p_request and remote = p_remote for update;
    v_refusal := private.refuse_approval(v_request, p_user, p_who);
    if v_refusal is not null then return v_refusal; end if;
    if (v_request.what, v_request.version, v_request.percent) is distinct from (p_what, p_version, p_percent::numeric(5, 2)) then
      raise exception 'request % asks for something else', p_request;
    end if;
    v_detail := v_detail || jsonb_build_object('askedBy', v_request.asked_by);
  elsif private.needs_approval(v_now, p_what, p_version, p_percent) then
    return jsonb_build_object('outcome', 'approval_needed');
  end if;
  v_done := private.apply_remote_change(p_remote, p_revision, p_what, p_version, p_percent, p_built, p_who, v_detail);
  if p_request is not null and v_done ->> 'outcome' = 'done' then
    update public.remote_requests set outcome = 'approved', decided_by = p_who, decided_at = now() where id = p_request;
  end if;
  return v_done;
end;
$$;

-- Why this user may not approve a request; null where they may. Nobody approves their own, nor that of a token they made.
create function private.refuse_approval(p_request public.remote_requests, p_user uuid, p_who text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if p_user is null or not public.is_admin(p_user) then
    return jsonb_build_object('outcome', 'not_allowed');
  end if;
  if p_request.id is null then
    return jsonb_build_object('outcome', 'unknown_request');
  end if;
  if private.state_of_request(p_request) <> 'open' then
    return jsonb_build_object('outcome', 'request_ended', 'state', private.state_of_request(p_request));
  end if;
  if p_request.asker = p_user or exists (
    select 1 from public.remote_tokens t
    where t.id = p_request.token_id and (t.created_by_user = p_user or t.created_by_user is null and t.created_by = p_who)
  ) then
    return jsonb_build_object('outcome', 'own_request');
  end if;
  return null;
end;
$$;

-- For servers of the release before, which know neither locks nor approvals: it answers that something changed, and by whom.
create function public.change_remote_release(
  p_remote text, p_revision bigint, p_what text, p_version text, p_percent numeric, p_built text, p_who text,
  p_detail jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_done jsonb;
  v_reason text;
begin
  v_done := public.change_guarded_release(p_remote, p_revision, p_what, p_version, p_percent, p_built, p_who, p_detail);
  v_reason := case v_done ->> 'outcome'
    when 'locked' then 'travado por ' || (v_done #>> '{lock,locked_by}') || ': ' || (v_done #>> '{lock,reason}')
    when 'approval_needed' then 'pede a aprovação de outra pessoa'
  end;
  if v_reason is null then return v_done; end if;
  return jsonb_build_object('outcome', 'changed', 'channel', (
    select to_jsonb(c) || jsonb_build_object('set_by', v_reason) from public.remote_channels c where c.remote = p_remote
  ));
end;
$$;

-- Asks for the approval of a change. The same again answers the open request; another one takes its place.
create function public.ask_remote_change(
  p_remote text, p_revision bigint, p_what text, p_version text, p_percent numeric, p_who text, p_user uuid, p_token uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now public.remote_channels := private.hold_channel(p_remote);
  v_lock public.remote_locks;
  v_before public.remote_requests;
  v_replaced jsonb := '{}';
  v_request public.remote_requests;
begin
  if v_now.revision <> p_revision or not private.needs_approval(v_now, p_what, p_version, p_percent) then
    return jsonb_build_object('outcome', 'changed', 'channel', to_jsonb(v_now));
  end if;
  select * into v_lock from public.remote_locks where remote = p_remote;
  if found then
    return jsonb_build_object('outcome', 'locked', 'lock', to_jsonb(v_lock));
  end if;
  if not exists (select 1 from public.remote_versions where remote = p_remote and version = p_version) then
    return jsonb_build_object('outcome', 'unknown_version');
  end if;
  if p_what = 'canary' and p_version = v_now.live_version then
    return jsonb_build_object('outcome', 'already_live');
  end if;
  select * into v_before from public.remote_requests where remote = p_remote and outcome is null;
  if found and private.state_of_request(v_before) = 'open' then
    if (v_before.what, v_before.version, v_before.percent, v_before.asker, v_before.token_id, v_before.asked_by)
      is not distinct from (p_what, p_version, p_percent::numeric(5, 2), p_user, p_token, p_who) then
      return jsonb_build_object('outcome', 'asked', 'request', private.present_request(v_before));
    end if;
    v_replaced := jsonb_build_object('replacedRequest', v_before.version, 'replacedAsker', v_before.asked_by);
    update public.remote_requests set outcome = 'replaced', decided_by = p_who, decided_at = now() where id = v_before.id;
  elsif found then
    update public.remote_requests set outcome = private.state_of_request(v_before), decided_at = now() where id = v_before.id;
  end if;
  -- The trail keeps who asked for what.
  delete from public.remote_requests where remote = p_remote and asked_at < now() - interval '90 days';
  insert into public.remote_requests (remote, revision, what, version, percent, asked_by, asker, token_id)
  values (p_remote, p_revision, p_what, p_version, p_percent, p_who, p_user, p_token) returning * into v_request;
  insert into public.remote_trail (who, what, remote, version, detail) values (
    p_who, 'change_asked', p_remote, p_version, v_replaced || jsonb_strip_nulls(jsonb_build_object('percent', p_percent))
  );
  return jsonb_build_object('outcome', 'asked', 'request', private.present_request(v_request));
end;
$$;

-- Declines an open request; the user who asked may also withdraw it so.
create function public.decline_remote_change(p_remote text, p_request uuid, p_who text, p_user uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_request public.remote_requests;
begin
  perform private.hold_channel(p_remote);
  if p_user is null or not public.is_admin(p_user) then
    return jsonb_build_object('outcome', 'not_allowed');
  end if;
  select * into v_request from public.remote_requests where id = p_request and remote = p_remote for update;
  if not found then
    return jsonb_build_object('outcome', 'unknown_request');
  end if;
  if private.state_of_request(v_request) <> 'open' then
    return jsonb_build_object('outcome', 'request_ended', 'state', private.state_of_request(v_request));
  end if;
  update public.remote_requests set outcome = 'declined', decided_by = p_who, decided_at = now() where id = p_request;
  insert into public.remote_trail (who, what, remote, version, detail) values (
    p_who, 'change_declined', p_remote, v_request.version,
    jsonb_strip_nulls(jsonb_build_object('askedBy', v_request.asked_by, 'percent', v_request.percent))
  );
  return jsonb_build_object('outcome', 'declined');
end;
$$;

-- A request of a remote, also one that has ended; null for one that it never had.
create function public.read_remote_request(p_remote text, p_request uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select private.present_request(r) from public.remote_requests r where r.id = p_request and r.remote = p_remote;
$$;

-- Locks a remote. A lock that is there stays, with its reason.
create function public.lock_remote(p_remote text, p_reason text, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_lock public.remote_locks;
begin
  perform private.hold_channel(p_remote);
  insert into public.remote_locks (remote, reason, locked_by) values (p_remote, p_reason, p_who)
  on conflict (remote) do nothing returning * into v_lock;
  if not found then
    select * into v_lock from public.remote_locks where remote = p_remote;
    return jsonb_build_object('outcome', 'locked', 'lock', to_jsonb(v_lock));
  end if;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'locked', p_remote, jsonb_build_object('reason', p_reason));
  return jsonb_build_object('outcome', 'done', 'lock', to_jsonb(v_lock));
end;
$$;

-- False where the remote has no lock.
create function public.unlock_remote(p_remote text, p_who text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_lock public.remote_locks;
begin
  perform private.hold_channel(p_remote);
  delete from public.remote_locks where remote = p_remote returning * into v_lock;
  if not found then return false; end if;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'unlocked', p_remote, jsonb_build_object('reason', v_lock.reason, 'lockedBy', v_lock.locked_by));
  return true;
end;
$$;

-- From now on changes need an approval, or need none any more; of all remotes for '*'. Safe to repeat.
create function public.require_remote_approval(p_remote text, p_required boolean, p_who text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if p_required then
    insert into public.remote_approvals (remote, set_by) values (p_remote, p_who) on conflict (remote) do nothing;
  else
    delete from public.remote_approvals where remote = p_remote;
  end if;
  if not found then return; end if;
  insert into public.remote_trail (who, what, remote)
  values (p_who, case when p_required then 'approval_required' else 'approval_dropped' end, p_remote);
end;
$$;

-- Every lock, where approvals are needed, and the open requests.
create function public.read_release_guards() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'locks', coalesce((select jsonb_agg(to_jsonb(l)) from public.remote_locks l), '[]'::jsonb),
    'approvals', coalesce((select jsonb_agg(to_jsonb(a)) from public.remote_approvals a), '[]'::jsonb),
    'requests', coalesce(
      (select jsonb_agg(private.present_request(r)) from public.remote_requests r
       where r.outcome is null and private.state_of_request(r) = 'open'), '[]'::jsonb
    )
  );
$$;

revoke all on function private.state_of_request(public.remote_requests) from public, anon, authenticated;
revoke all on function private.present_request(public.remote_requests) from public, anon, authenticated;
revoke all on function private.needs_approval(public.remote_channels, text, text, numeric) from public, anon, authenticated;
revoke all on function private.hold_channel(text) from public, anon, authenticated;
revoke all on function private.refuse_approval(public.remote_requests, uuid, text) from public, anon, authenticated;
revoke all on function public.change_guarded_release(text, bigint, text, text, numeric, text, text, jsonb, uuid, uuid)
  from public, anon, authenticated;
revoke all on function public.change_remote_release(text, bigint, text, text, numeric, text, text, jsonb)
  from public, anon, authenticated;
revoke all on function public.ask_remote_change(text, bigint, text, text, numeric, text, uuid, uuid)
  from public, anon, authenticated;
revoke all on function public.decline_remote_change(text, uuid, text, uuid) from public, anon, authenticated;
revoke all on function public.read_remote_request(text, uuid) from public, anon, authenticated;
revoke all on function public.lock_remote(text, text, text) from public, anon, authenticated;
revoke all on function public.unlock_remote(text, text) from public, anon, authenticated;
revoke all on function public.require_remote_approval(text, boolean, text) from public, anon, authenticated;
revoke all on function public.read_release_guards() from public, anon, authenticated;
grant execute on function public.change_guarded_release(text, bigint, text, text, numeric, text, text, jsonb, uuid, uuid)
  to service_role;
grant execute on function public.change_remote_release(text, bigint, text, text, numeric, text, text, jsonb) to service_role;
grant execute on function public.ask_remote_change(text, bigint, text, text, numeric, text, uuid, uuid) to service_role;
grant execute on function public.decline_remote_change(text, uuid, text, uuid) to service_role;
grant execute on function public.read_remote_request(text, uuid) to service_role;
grant execute on function public.lock_remote(text, text, text) to service_role;
grant execute on function public.unlock_remote(text, text) to service_role;
grant execute on function public.require_remote_approval(text, boolean, text) to service_role;
grant execute on function public.read_release_guards() to service_role;
