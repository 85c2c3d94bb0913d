-- The published versions of each remote: one row a version, never changed afterwards. `files` is name to
-- {"sha384", "bytes"}; `digest` names the folder of the bytes.
create table public.remote_versions (
  remote text not null check (remote ~ '^mfe-[a-z0-9-]+$'),
  version text not null check (version ~ '^[0-9A-Za-z][0-9A-Za-z_.+-]*$'),
  description jsonb not null,
  manifest jsonb not null,
  files jsonb not null,
  shared jsonb not null,
  digest text not null,
  types_checked boolean not null,
  published_by text not null,
  published_at timestamptz not null default now(),
  primary key (remote, version)
);

-- Who sees which version. `live_version` is null while the remote follows what is built on the server's disk;
-- `earlier_versions`, newest first, is what a rollback returns to. `revision` counts every change.
create table public.remote_channels (
  remote text primary key,
  live_version text,
  canary_version text,
  canary_percent numeric(5, 2) not null default 0 check (canary_percent between 0 and 100),
  earlier_versions text[] not null default '{}',
  revision bigint not null default 0,
  set_by text not null default 'start',
  changed_at timestamptz not null default now()
);

-- Who did what and when; rows are only ever added.
create table public.remote_trail (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  who text not null,
  what text not null,
  remote text not null,
  version text,
  detail jsonb not null default '{}'
);

create index remote_trail_of on public.remote_trail (remote, id desc);

create function public.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception '% rows are never changed', tg_table_name using errcode = 'PT409';
end;
$$;

create trigger remote_versions_stay before update on public.remote_versions
  for each row execute function public.refuse_change();
create trigger remote_trail_stays before update or delete on public.remote_trail
  for each row execute function public.refuse_change();

alter table public.remote_versions enable row level security;
alter table public.remote_channels enable row level security;
alter table public.remote_trail enable row level security;
revoke all on public.remote_versions, public.remote_channels, public.remote_trail from public, anon, authenticated;
revoke all on function public.refuse_change() from public, anon, authenticated;
