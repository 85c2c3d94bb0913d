-- The hash of a version's own backend and of its migrations; null where the remote has none.
alter table public.remote_versions add column backend jsonb;

-- As before (20261205000003), with the backend.
create or replace function public.publish_remote_version(p_version jsonb, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_kept public.remote_versions;
begin
  insert into public.remote_versions (
    remote, version, description, manifest, files, shared, digest, types_checked, contract_checked, commit_id, backend,
    published_by
  ) values (
    p_version ->> 'remote', p_version ->> 'version', p_version -> 'description', p_version -> 'manifest',
    p_version -> 'files', p_version -> 'shared', p_version ->> 'digest', (p_version ->> 'typesChecked')::boolean,
    (p_version ->> 'contractChecked')::boolean, p_version ->> 'commit', nullif(p_version -> 'backend', 'null'::jsonb), p_who
  ) on conflict (remote, version) do nothing;
  if found then
    insert into public.remote_trail (who, what, remote, version, detail) values (
      p_who, 'publish', p_version ->> 'remote', p_version ->> 'version',
      jsonb_strip_nulls(jsonb_build_object(
        'typesChecked', p_version -> 'typesChecked', 'contractChecked', p_version -> 'contractChecked',
        'digest', p_version -> 'digest', 'commit', p_version -> 'commit'
      ))
    );
    return jsonb_build_object('outcome', 'created');
  end if;
  select * into v_kept from public.remote_versions
  where remote = p_version ->> 'remote' and version = p_version ->> 'version';
  return jsonb_build_object('outcome', case when v_kept.digest = p_version ->> 'digest' then 'same' else 'different' end);
end;
$$;

-- Which migrations of which remote have landed.
create table public.remote_migrations (
  remote text not null check (remote ~ '^mfe-[a-z0-9-]+$'),
  name text not null,
  integrity text not null,
  applied_at timestamptz not null default now(),
  primary key (remote, name)
);
alter table public.remote_migrations enable row level security;
revoke all on public.remote_migrations from public, anon, authenticated;

-- The schema of a remote's backend, which a role of the same name owns. The name of a remote has no underscore, so no two share one.
create function private.remote_schema(p_remote text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if p_remote !~ '^mfe-[a-z0-9-]{1,40}$' then
    raise exception 'a remote called % has no schema', p_remote using errcode = '22023';
  end if;
  return 'remote_' || replace(substr(p_remote, 5), '-', '_');
end;
$$;

-- The body of `run_statement`, which each remote's role owns. A cursor takes one statement only. One that answers no rows opens
-- none, and is run as a part of another; several statements are refused there as well. Without bytes for rows it runs a script.
create function private.run_statement_body() returns text
language sql immutable set search_path = '' as $body$
  select $run$
declare
  v_row record;
  v_rows jsonb[] := '{}';
  v_bytes integer := 0;
begin
  if p_bytes = 0 then
    execute p_statement;
    return '[]'::jsonb;
  end if;
  begin
    for v_row in execute p_statement using p_params loop
      v_rows := array_append(v_rows, to_jsonb(v_row));
      v_bytes := v_bytes + pg_column_size(v_rows[cardinality(v_rows)]);
      if cardinality(v_rows) > 1000 then raise exception 'more than 1000 rows: use limit' using errcode = '54000'; end if;
      if v_bytes > p_bytes then raise exception 'rows of more than % bytes: use limit', p_bytes using errcode = '54000'; end if;
    end loop;
  exception when invalid_cursor_definition then
    for v_row in execute format(E'with answer as (%s\n) select', p_statement) using p_params loop end loop;
  end;
  return to_jsonb(v_rows);
end;
$run$;
$body$;

-- Makes schema, role and the function that runs as that role. A security definer function cannot change its role, so what it
-- runs cannot either.
create function private.create_remote_schema(p_remote text) returns text
language plpgsql set search_path = '' as $$
declare
  v_schema text := private.remote_schema(p_remote);
begin
  if not exists (select from pg_catalog.pg_roles where rolname = v_schema) then
    execute format('create role %I nologin', v_schema);
  end if;
  if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    execute format('grant %I to %I', v_schema, current_user);
  end if;
  execute format('create schema if not exists %I authorization %I', v_schema, v_schema);
  execute format(
    'create or replace function %I.run_statement(p_statement text, p_params jsonb, p_bytes integer) returns jsonb '
    'language plpgsql security definer set search_path = %I, pg_temp as %L',
    v_schema, v_schema, private.run_statement_body()
  );
  execute format('alter function %I.run_statement(text, jsonb, integer) owner to %I', v_schema, v_schema);
  return v_schema;
end;
$$;

-- Whether the function that runs as a remote's role still is what it was made as.
create function private.is_guarded(p_schema text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from pg_catalog.pg_proc p
    join pg_catalog.pg_namespace n on n.oid = p.pronamespace and n.nspname = p_schema and n.nspowner = p.proowner
    join pg_catalog.pg_roles r on r.oid = p.proowner and r.rolname = p_schema
    where p.proname = 'run_statement' and p.prosecdef and p.prosrc = private.run_statement_body()
      and p.proconfig = array[format('search_path=%I, pg_temp', p_schema)]
  );
$$;

-- What a remote's role owns beyond tables, views and types of its own schema; null where there is nothing. A function of its own could
-- run with another's rights, for instance as a trigger, and what is temporary stays in the session.
create function private.find_remote_trespass(p_schema text) returns text
language sql stable set search_path = '' as $$
  select case
    when not private.is_guarded(p_schema) or (
      select count(*) from pg_catalog.pg_proc p
      where p.proowner = r.oid or p.pronamespace = n.oid
    ) <> 1 then 'function'
    else (
      select c.relname::text from pg_catalog.pg_class c join pg_catalog.pg_namespace o on o.oid = c.relnamespace
      where c.relowner = r.oid and c.relnamespace <> n.oid and o.nspname <> 'pg_toast' limit 1
    )
  end
  from pg_catalog.pg_roles r join pg_catalog.pg_namespace n on n.nspname = r.rolname where r.rolname = p_schema;
$$;

-- Runs something as a remote's role. What it might leave in the session, for the requests of others, is refused or taken back:
-- a setting that it changes is seen, since it cannot know what stands there meanwhile. This function must not set its own
-- search path, or it would not see another's.
create function private.run_in_remote(p_schema text, p_statement text, p_params jsonb, p_bytes integer) returns jsonb
language plpgsql as $$
declare
  v_claims text[] := array[
    'request.jwt.claims', 'request.jwt.claim.sub', 'request.jwt.claim.role', 'request.headers', 'request.path',
    'request.method', 'storage.operation', 'response.headers', 'response.status'
  ];
  v_path text := pg_catalog.current_setting('search_path');
  v_decoy text := pg_catalog.gen_random_uuid()::text;
  v_kept text[];
  v_before jsonb;
  v_rows jsonb;
  v_changed boolean;
begin
  if not private.is_guarded(p_schema) then raise exception 'the schema % is not as it was made', p_schema; end if;
  v_kept := array(
    select coalesce(pg_catalog.current_setting(name, true), '') from pg_catalog.unnest(v_claims) with ordinality as c (name, i) order by i
  );
  for i in 1 .. 9 loop perform pg_catalog.set_config(v_claims[i], '', true); end loop;
  perform pg_catalog.set_config('search_path', v_decoy, true);
  v_before := private.session_settings();
  execute pg_catalog.format('select %I.run_statement($1, $2, $3)', p_schema) into v_rows using p_statement, p_params, p_bytes;
  perform pg_catalog.pg_advisory_unlock_all();
  v_changed := pg_catalog.current_setting('search_path') <> v_decoy or private.session_settings() <> v_before
    or exists (select from pg_catalog.unnest(v_claims) as c (name) where pg_catalog.current_setting(name, true) <> '');
  if v_changed then raise exception 'a statement may change no setting' using errcode = '42501'; end if;
  for i in 1 .. 9 loop perform pg_catalog.set_config(v_claims[i], v_kept[i], true); end loop;
  perform pg_catalog.set_config('search_path', v_path, true);
  return v_rows;
exception when others then
  perform pg_catalog.pg_advisory_unlock_all();
  raise;
end;
$$;

-- The settings of this session, but for those that `run_in_remote` sets by itself.
create function private.session_settings() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(name, setting), '{}'::jsonb) from pg_catalog.pg_settings
  where source = 'session' and name <> 'search_path';
$$;

create function public.run_remote_statement(p_remote text, p_statement text, p_params jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.run_in_remote(private.remote_schema(p_remote), p_statement, p_params, 4194304);
end;
$$;

-- The columns of a remote's tables, and what refuses rows.
create function private.describe_remote_schema(p_schema text) returns table (relation text, part text, what text, required boolean)
language sql stable set search_path = '' as $$
  select c.relname::text, a.attname::text, pg_catalog.format_type(a.atttypid, a.atttypmod),
    a.attnotnull and not a.atthasdef and a.attidentity = ''
  from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
  where c.relnamespace = (select oid from pg_catalog.pg_namespace where nspname = p_schema)
    and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
  union all
  select c.relname::text, k.conname::text, 'constraint', false
  from pg_catalog.pg_constraint k join pg_catalog.pg_class c on c.oid = k.conrelid
  where k.connamespace = (select oid from pg_catalog.pg_namespace where nspname = p_schema) and k.contype in ('c', 'u', 'p', 'f', 'x')
  union all
  select c.relname::text, i.relname::text, 'constraint', false
  from pg_catalog.pg_index x join pg_catalog.pg_class c on c.oid = x.indrelid join pg_catalog.pg_class i on i.oid = x.indexrelid
  where c.relnamespace = (select oid from pg_catalog.pg_namespace where nspname = p_schema) and x.indisunique
    and not exists (select from pg_catalog.pg_constraint k where k.conindid = x.indexrelid);
$$;

-- Runs the migrations that have not landed yet, in their order, as the remote's role. With `p_keep` false, or with a problem, all of
-- it is undone. Answers `{"applied": [name], "problems": [{"migration", "what", "name"}]}`.
create function public.migrate_remote_schema(p_remote text, p_migrations jsonb, p_keep boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_schema text := private.remote_schema(p_remote);
  v_known jsonb;
  v_step jsonb;
  v_now text := '';
  v_landed text;
  v_last text;
  v_applied jsonb := '[]';
  v_problems jsonb := '[]';
  v_escaped boolean := false;
  v_trespass text;
begin
  perform pg_catalog.pg_advisory_xact_lock(hashtext('remote schema ' || p_remote));
  begin
    perform private.create_remote_schema(p_remote);
    select coalesce(jsonb_object_agg(d.relation || '.' || d.part, to_jsonb(d)), '{}') into v_known
    from private.describe_remote_schema(v_schema) d;
    for v_step in select value from jsonb_array_elements(p_migrations) order by (value ->> 'name') collate "C" loop
      v_now := v_step ->> 'name';
      select integrity into v_landed from public.remote_migrations where remote = p_remote and name = v_now;
      if found then
        if v_landed <> v_step ->> 'integrity' then
          v_problems := v_problems || jsonb_build_object('migration', v_now, 'what', 'changed', 'name', '');
        end if;
        continue;
      end if;
      select max(name collate "C") into v_last from public.remote_migrations where remote = p_remote;
      if v_last collate "C" > v_now then
        v_problems := v_problems || jsonb_build_object('migration', v_now, 'what', 'out_of_order', 'name', v_last);
      end if;
      perform private.run_in_remote(v_schema, v_step ->> 'script', null, 0);
      v_trespass := private.find_remote_trespass(v_schema);
      if v_trespass is not null then
        v_problems := v_problems || jsonb_build_object('migration', v_now, 'what', 'trespass', 'name', v_trespass);
      end if;
      v_escaped := v_escaped or v_step ->> 'script' ~ '(^|\n)-- Breaks the release before: \S.{20,}(\n|$)';
      insert into public.remote_migrations (remote, name, integrity) values (p_remote, v_now, v_step ->> 'integrity');
      v_applied := v_applied || to_jsonb(v_now);
    end loop;
    if not v_escaped then v_problems := v_problems || private.find_taken(v_schema, v_known, v_now); end if;
    if not p_keep or v_problems <> '[]' then raise exception using errcode = 'PTRBK'; end if;
  exception
    when sqlstate 'PTRBK' then null;
    when others then
      v_problems := v_problems || jsonb_build_object('migration', v_now, 'what', 'failed', 'name', sqlerrm);
  end;
  perform pg_catalog.pg_advisory_unlock_all();
  return jsonb_build_object('applied', v_applied, 'problems', v_problems);
end;
$$;

-- What the version before would miss: by the same rules as the product's own migrations (docs/decisions/046).
create function private.find_taken(p_schema text, p_known jsonb, p_migration text) returns jsonb
language sql stable set search_path = '' as $$
  with now as (select * from private.describe_remote_schema(p_schema)),
    known as (
      select value ->> 'relation' as relation, value ->> 'part' as part, value ->> 'what' as what,
        (value ->> 'required')::boolean as required
      from jsonb_each(p_known)
    ),
    taken as (
      select case
          when n.part is null then 'gone' when n.what <> k.what then 'type' else 'required'
        end as what, k.relation || '.' || k.part as name
      from known k left join now n using (relation, part)
      where k.what <> 'constraint' and (n.part is null or n.what <> k.what or (n.required and not k.required))
      union all
      select case when n.what = 'constraint' then 'constraint' else 'required' end, n.relation || '.' || n.part
      from now n where (n.what = 'constraint' or n.required)
        and exists (select from known k where k.relation = n.relation)
        and not exists (select from known k where k.relation = n.relation and k.part = n.part)
    )
  select coalesce(
    jsonb_agg(jsonb_build_object('migration', p_migration, 'what', what, 'name', name) order by name), '[]'::jsonb
  ) from taken;
$$;

-- The tables of remotes with rows of users: those with a column `user_id` of the type uuid.
create function private.remote_user_tables() returns table (schema text, relation text)
language sql stable set search_path = '' as $$
  select n.nspname::text, c.relname::text
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_roles r on r.oid = n.nspowner and r.rolname = n.nspname
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and a.atttypid = 'uuid'::regtype
  where n.nspname like 'remote\_%' and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
  order by 1, 2;
$$;

-- The rows of a user in the tables of remotes, in the order of their keys, after the given key. Read as the remote's own role:
-- nothing that a remote wrote into its tables runs with other rights.
create function public.read_remote_rows(p_user uuid, p_after text, p_limit integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_table record;
  v_page jsonb;
  v_rows jsonb := '[]';
  v_name text;
begin
  for v_table in select * from private.remote_user_tables() loop
    exit when jsonb_array_length(v_rows) >= p_limit;
    v_name := v_table.schema || '.' || v_table.relation;
    v_page := private.run_in_remote(
      v_table.schema,
      format(
        'select k.key, jsonb_build_object(''table'', $1 ->> ''name'') || to_jsonb(t) as row from %I.%I t, lateral '
        '(select ($1 ->> ''name'') || ''/'' || md5(to_jsonb(t)::text) || ''/'' || t.ctid::text as key) k '
        'where t.user_id = ($1 ->> ''user'')::uuid and k.key collate "C" > ($1 ->> ''after'') order by k.key collate "C" limit %s',
        v_table.schema, v_table.relation, p_limit - jsonb_array_length(v_rows)
      ),
      jsonb_build_object('name', v_name, 'user', p_user, 'after', p_after), 67108864
    );
    v_rows := v_rows || v_page;
  end loop;
  return v_rows;
end;
$$;

-- Deletes a user's rows from the tables of remotes, tables that others refer to after those. Raises where one refuses: the account
-- stays then, and its deletion is tried again.
create function private.forget_in_remotes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  v_table record;
  v_left integer;
  v_before integer := null;
  v_reason text;
begin
  loop
    v_left := 0;
    for v_table in select * from private.remote_user_tables() loop
      begin
        perform private.run_in_remote(
          v_table.schema,
          format('delete from %I.%I where user_id = ($1 ->> ''user'')::uuid', v_table.schema, v_table.relation),
          jsonb_build_object('user', old.id), 4194304
        );
      exception when others then
        v_left := v_left + 1;
        v_reason := sqlerrm;
      end;
    end loop;
    exit when v_left = 0;
    if v_left = v_before then raise exception 'rows of a remote stay: %', v_reason; end if;
    v_before := v_left;
  end loop;
  return old;
end;
$$;
create trigger forget_in_remotes before delete on auth.users
  for each row execute function private.forget_in_remotes();

revoke all on function public.run_remote_statement(text, text, jsonb) from public, anon, authenticated;
revoke all on function public.migrate_remote_schema(text, jsonb, boolean) from public, anon, authenticated;
revoke all on function public.read_remote_rows(uuid, text, integer) from public, anon, authenticated;
revoke all on all functions in schema private from public;
grant execute on function public.run_remote_statement(text, text, jsonb) to service_role;
grant execute on function public.migrate_remote_schema(text, jsonb, boolean) to service_role;
grant execute on function public.read_remote_rows(uuid, text, integer) to service_role;
