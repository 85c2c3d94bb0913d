-- A user's copy of their own data (LGPD, art. 18 II and V): one at a time for each user, made in the background, kept for a
-- while. Its files are in the bucket 'exports' in chunks, `{user id}/{claim}-{number}`.
create table public.data_exports (
  user_id uuid primary key references auth.users (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  status text not null default 'preparing' check (status in ('preparing', 'ready', 'expired', 'failed')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- The finished ZIP files in their order: {"claim", "bytes", "chunks", "files"}.
  archives jsonb not null default '[]'::jsonb,
  -- The last file in the finished archives: the next archive begins after it.
  written_until text not null default '',
  -- For the screen: files written so far, those of an unfinished archive included.
  files_written integer not null default 0 check (files_written >= 0),
  -- False where the user has more files than one copy may hold.
  complete boolean not null default true,
  -- Since the last finished archive.
  attempts integer not null default 0,
  -- The process that works on it, until `claimed_until`.
  claim uuid,
  claimed_until timestamptz,
  worked_at timestamptz
);

create index data_exports_open on public.data_exports (worked_at nulls first) where status in ('preparing', 'ready');

alter table public.data_exports enable row level security;

revoke all on public.data_exports from public, anon, authenticated;
revoke insert, update, delete, truncate on public.data_exports from service_role;

-- Private: the BFF alone reads and writes.
insert into storage.buckets (id, name, public, file_size_limit)
values ('exports', 'exports', false, 20971520)
on conflict (id) do nothing;

-- What a copy holds beside the rows, by its path in the ZIP: the photos of conversations and every file in the user's folder.
create function public.list_personal_files(p_user uuid, p_after text, p_limit integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(path order by path collate "C"), '[]'::jsonb) from (
    select path from (
      select 'conversas/' || p.id || '.jpg' as path from public.conversation_photos p where p.user_id = p_user
      union all
      select 'imagens/' || substr(o.name, char_length(p_user::text) + 2) from storage.objects o
      where o.bucket_id = 'imagens' and starts_with(o.name, p_user::text || '/')
    ) files
    where path collate "C" > p_after order by path collate "C" limit p_limit
  ) page;
$$;

-- The state of a user's copy; null where none was asked for.
create function public.read_data_export(p_user uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(e) || jsonb_build_object('files_total', case when e.status = 'preparing'
    then jsonb_array_length(public.list_personal_files(p_user, '', null)) else e.files_written end)
  from public.data_exports e where e.user_id = p_user;
$$;

-- Asks for a copy. While one is being made, or is ready and younger than the pause, that one is answered. The process that
-- works on the previous copy keeps its claim, so that nothing of it is written into the new one.
create function public.request_data_export(p_user uuid, p_now timestamptz, p_pause_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.data_exports as e (user_id, requested_at) values (p_user, p_now)
  on conflict (user_id) do update set
    id = gen_random_uuid(), status = 'preparing', requested_at = p_now, ready_at = null, expires_at = null,
    archives = '[]'::jsonb, written_until = '', files_written = 0, complete = true, attempts = 0, worked_at = null
  where e.status in ('expired', 'failed')
    or (e.status = 'ready' and (e.expires_at <= p_now or e.requested_at <= p_now - make_interval(secs => p_pause_seconds)));
  return public.read_data_export(p_user);
end;
$$;

revoke all on function public.list_personal_files(uuid, text, integer) from public, anon, authenticated;
revoke all on function public.read_data_export(uuid) from public, anon, authenticated;
revoke all on function public.request_data_export(uuid, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.list_personal_files(uuid, text, integer) to service_role;
grant execute on function public.read_data_export(uuid) to service_role;
grant execute on function public.request_data_export(uuid, timestamptz, integer) to service_role;
