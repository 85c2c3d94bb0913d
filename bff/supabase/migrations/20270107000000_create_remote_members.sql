-- The team of a remote: which users may do what with it, by their own sign-in. `view` only looks, `canary` shows versions to some of
-- the users, `release` shows them to all. An administrator is in no team: they may do all.
create table public.remote_members (
  remote text not null check (remote ~ '^mfe-[a-z0-9-]+$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  rank text not null check (rank in ('view', 'canary', 'release')),
  added_by text not null,
  added_at timestamptz not null default now(),
  primary key (remote, user_id)
);

create index remote_members_of_user on public.remote_members (user_id);

alter table public.remote_members enable row level security;
revoke all on public.remote_members from public, anon, authenticated;

-- The copy tells a user in which teams they are, not who put them there.
insert into private.personal_tables (source, key, omitted) values ('remote_members', '{remote}', '{added_by}');

-- A member as administrators see them.
create function private.present_member(p_member public.remote_members) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(p_member) || jsonb_build_object(
    'email', coalesce((select u.email from auth.users u where u.id = p_member.user_id), ''),
    'full_name', coalesce((select p.full_name from public.user_profiles p where p.id = p_member.user_id), '')
  );
$$;

-- A user who leaves a team, or may no longer show versions to all, waits for no approval: their open requests end, as those of a token do.
create function private.end_requests_of_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.rank = 'release' then return null; end if;
  update public.remote_requests set outcome = 'revoked', decided_at = now()
  where remote = old.remote and asker = old.user_id and outcome is null;
  return null;
end;
$$;

create trigger end_requests_of_member after delete or update of rank on public.remote_members
  for each row execute function private.end_requests_of_member();

-- In which teams a user is, and with which rank.
create function public.read_remote_teams(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('remote', m.remote, 'rank', m.rank) order by m.remote), '[]'::jsonb)
  from public.remote_members m where m.user_id = p_user;
$$;

create function public.list_remote_members(p_remote text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(private.present_member(m) order by m.added_at, m.user_id), '[]'::jsonb)
  from public.remote_members m where m.remote = p_remote;
$$;

-- Adds the account with a confirmed address; anybody can type the address of another user into a sign-up.
create function public.add_remote_member(p_remote text, p_email text, p_rank text, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid;
  v_email text;
  v_member public.remote_members;
begin
  select u.id, u.email into v_user, v_email from auth.users u
  where lower(u.email) = lower(p_email) and u.confirmed_at is not null;
  if not found then return jsonb_build_object('outcome', 'unknown_account'); end if;
  if public.is_admin(v_user) then return jsonb_build_object('outcome', 'administrator'); end if;
  insert into public.remote_members (remote, user_id, rank, added_by) values (p_remote, v_user, p_rank, p_who)
  on conflict (remote, user_id) do nothing returning * into v_member;
  if not found then return jsonb_build_object('outcome', 'already_member'); end if;
  insert into public.remote_trail (who, what, remote, detail)
  values (p_who, 'member_added', p_remote, jsonb_build_object('member', v_email, 'rank', p_rank));
  return jsonb_build_object('outcome', 'done', 'member', private.present_member(v_member));
end;
$$;

-- The member with their new rank; null where the team does not have them. The rank that they have is no change.
create function public.change_remote_member(p_remote text, p_user uuid, p_rank text, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_before public.remote_members;
  v_member public.remote_members;
begin
  select * into v_before from public.remote_members where remote = p_remote and user_id = p_user for update;
  if not found then return null; end if;
  if v_before.rank = p_rank then return private.present_member(v_before); end if;
  update public.remote_members set rank = p_rank where remote = p_remote and user_id = p_user returning * into v_member;
  insert into public.remote_trail (who, what, remote, detail) values (
    p_who, 'member_changed', p_remote,
    jsonb_build_object('member', private.present_member(v_member) -> 'email', 'rank', p_rank, 'formerRank', v_before.rank)
  );
  return private.present_member(v_member);
end;
$$;

-- False where the team does not have them.
create function public.remove_remote_member(p_remote text, p_user uuid, p_who text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_member public.remote_members;
begin
  delete from public.remote_members where remote = p_remote and user_id = p_user returning * into v_member;
  if not found then return false; end if;
  insert into public.remote_trail (who, what, remote, detail) values (
    p_who, 'member_removed', p_remote,
    jsonb_build_object('member', private.present_member(v_member) -> 'email', 'rank', v_member.rank)
  );
  return true;
end;
$$;

-- As before (20270106000001), and the user who asked may withdraw it, also a member of the team.
create or replace function public.decline_remote_change(p_remote text, p_request uuid, p_who text, p_user uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_request public.remote_requests;
begin
  perform private.hold_channel(p_remote);
  select * into v_request from public.remote_requests where id = p_request and remote = p_remote for update;
  if p_user is null or not (public.is_admin(p_user) or v_request.asker is not distinct from p_user) then
    return jsonb_build_object('outcome', 'not_allowed');
  end if;
  if v_request.id is null then
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

revoke all on function private.present_member(public.remote_members) from public, anon, authenticated;
revoke all on function private.end_requests_of_member() from public, anon, authenticated;
revoke all on function public.read_remote_teams(uuid) from public, anon, authenticated;
revoke all on function public.list_remote_members(text) from public, anon, authenticated;
revoke all on function public.add_remote_member(text, text, text, text) from public, anon, authenticated;
revoke all on function public.change_remote_member(text, uuid, text, text) from public, anon, authenticated;
revoke all on function public.remove_remote_member(text, uuid, text) from public, anon, authenticated;
grant execute on function public.read_remote_teams(uuid) to service_role;
grant execute on function public.list_remote_members(text) to service_role;
grant execute on function public.add_remote_member(text, text, text, text) to service_role;
grant execute on function public.change_remote_member(text, uuid, text, text) to service_role;
grant execute on function public.remove_remote_member(text, uuid, text) to service_role;
