-- What the operator's checker found of a version in a browser, with the contract page of one shell; rows are only ever added. The newest
-- of a version and a shell counts.
create table public.remote_checks (
  id bigint generated always as identity primary key,
  remote text not null check (remote ~ '^mfe-[a-z0-9-]+$'),
  version text not null,
  digest text not null,
  shell text not null,
  passed boolean not null,
  checks integer not null check (checks >= 0),
  complaints jsonb not null default '[]',
  who text not null,
  at timestamptz not null default now()
);

create index remote_checks_of on public.remote_checks (remote, version, shell, id desc);

create trigger remote_checks_stay before update or delete on public.remote_checks
  for each row execute function public.refuse_change();

-- The page by which remotes are checked against a shell: the version of its own build, and name to {"sha384", "bytes"} of its files.
create table public.contract_pages (
  remote text not null default 'shell' check (remote = 'shell'),
  shell text not null,
  page text not null,
  files jsonb not null,
  kept_at timestamptz not null default now(),
  primary key (remote, shell),
  foreign key (remote, shell) references public.remote_versions (remote, version) on delete cascade
);

create trigger contract_pages_stay before update on public.contract_pages
  for each row execute function public.refuse_change();

alter table public.remote_checks enable row level security;
alter table public.contract_pages enable row level security;
revoke all on public.remote_checks, public.contract_pages from public, anon, authenticated;

create function public.add_remote_check(p_check jsonb, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_check public.remote_checks;
begin
  insert into public.remote_checks (remote, version, digest, shell, passed, checks, complaints, who)
  values (
    p_check ->> 'remote', p_check ->> 'version', p_check ->> 'digest', p_check ->> 'shell',
    (p_check ->> 'passed')::boolean, (p_check ->> 'checks')::integer, p_check -> 'complaints', p_who
  ) returning * into v_check;
  return to_jsonb(v_check) - 'id';
end;
$$;

-- The newest of each version and shell, of versions that are still published with the same bytes; of all remotes without `p_remote`.
create function public.read_remote_checks(p_remote text default null) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(newest) - 'id' order by newest.id desc), '[]'::jsonb) from (
    select distinct on (c.remote, c.version, c.shell) c.*
    from public.remote_checks c
    join public.remote_versions v on v.remote = c.remote and v.version = c.version and v.digest = c.digest
    where p_remote is null or c.remote = p_remote
    order by c.remote, c.version, c.shell, c.id desc
  ) newest;
$$;

-- The first page that is kept of a shell stays.
create function public.keep_contract_page(p_page jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into public.contract_pages (shell, page, files)
  values (p_page ->> 'shell', p_page ->> 'page', p_page -> 'files') on conflict (remote, shell) do nothing;
$$;

create function public.read_contract_pages() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(p) - 'remote' - 'kept_at' order by p.kept_at desc), '[]'::jsonb)
  from public.contract_pages p;
$$;

revoke all on function public.add_remote_check(jsonb, text) from public, anon, authenticated;
revoke all on function public.read_remote_checks(text) from public, anon, authenticated;
revoke all on function public.keep_contract_page(jsonb) from public, anon, authenticated;
revoke all on function public.read_contract_pages() from public, anon, authenticated;
grant execute on function public.add_remote_check(jsonb, text) to service_role;
grant execute on function public.read_remote_checks(text) to service_role;
grant execute on function public.keep_contract_page(jsonb) to service_role;
grant execute on function public.read_contract_pages() to service_role;
