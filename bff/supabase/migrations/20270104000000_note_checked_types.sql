-- Breaks the release before: in nothing, since its servers write verdicts without this column, which the check lets pass.
-- Whether a checker held the types against those of the shell, and if not, why; null in verdicts that were given earlier.
alter table public.remote_checks
  add column types text check (types in ('checked', 'no_sources', 'no_types', 'unfinished'));

create or replace function public.add_remote_check(p_check jsonb, p_who text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_check public.remote_checks;
begin
  insert into public.remote_checks (remote, version, digest, shell, passed, checks, complaints, types, who)
  values (
    p_check ->> 'remote', p_check ->> 'version', p_check ->> 'digest', p_check ->> 'shell',
    (p_check ->> 'passed')::boolean, (p_check ->> 'checks')::integer, p_check -> 'complaints', p_check ->> 'types', p_who
  ) returning * into v_check;
  return to_jsonb(v_check) - 'id';
end;
$$;
