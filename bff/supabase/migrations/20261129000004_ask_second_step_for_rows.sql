-- A hosted project answers the browser's token at its Data API too, past the server: there the rows themselves require the
-- second step. The Data API does not serve the schema, so that only the policies call its function.
create schema private;

-- Whether the session of this request has passed the second step, where its user has one. Policies call it as
-- `(select private.has_passed_second_step())`: once a statement, not once a row. In PL/pgSQL, which keeps the plan of its
-- queries: in SQL each statement would plan them anew.
create function private.has_passed_second_step() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (
    select 1 from public.second_factors where user_id = auth.uid() and confirmed_at is not null
  ) or exists (
    select 1 from public.second_factor_passes
    where session_id = (auth.jwt() ->> 'session_id')::uuid and user_id = auth.uid()
  );
end;
$$;

revoke all on function private.has_passed_second_step() from public, anon;
grant execute on function private.has_passed_second_step() to authenticated, service_role;

-- Added to the existing policies, which stay as they are: a restrictive policy must hold as well.
do $$
declare
  v_table record;
begin
  for v_table in
    select distinct schemaname, tablename from pg_policies
    where schemaname = 'public' and permissive = 'PERMISSIVE' and roles && '{authenticated,public}'::name[]
  loop
    execute format(
      'create policy "the second step comes first" on %I.%I as restrictive for all to authenticated '
      'using ((select private.has_passed_second_step()))',
      v_table.schemaname, v_table.tablename
    );
  end loop;
end;
$$;

create policy "the second step comes first" on storage.objects as restrictive for all to authenticated
  using (bucket_id <> 'imagens' or (select private.has_passed_second_step()));
