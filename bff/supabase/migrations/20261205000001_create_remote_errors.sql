-- Errors that pages met in the code of remotes: by version, and by message and place, whose hash is the fingerprint. Messages are
-- masked before they come here. `times` counts signed-in users who were served the version, `anonymous_times` all others.
create table public.remote_errors (
  remote text not null,
  version text not null,
  fingerprint text not null,
  message text not null check (length(message) <= 200),
  place text not null check (length(place) <= 240),
  times bigint not null default 0,
  anonymous_times bigint not null default 0,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  primary key (remote, version, fingerprint)
);

-- Who met which error, by a name that identifies no user without a key of the server; for one error no more once there are 200.
create table public.remote_error_users (
  remote text not null,
  version text not null,
  fingerprint text not null,
  visitor text not null,
  last_seen timestamptz not null,
  primary key (remote, version, fingerprint, visitor),
  foreign key (remote, version, fingerprint) references public.remote_errors on delete cascade
);

create index remote_errors_by_time on public.remote_errors (last_seen);
create index remote_error_users_by_time on public.remote_error_users (last_seen);

-- When a visitor of a version last met an error of it; null for never.
alter table public.remote_visitors add column last_error timestamptz;

alter table public.remote_errors enable row level security;
alter table public.remote_error_users enable row level security;
revoke all on public.remote_errors, public.remote_error_users from public, anon, authenticated;
