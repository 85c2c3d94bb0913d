-- Gives one copy to one process, for a while: to write its next archive, or to remove the files of one that expired or could
-- not be made. The one that waited longest comes first, so that a large copy does not delay the others.
create function public.claim_data_export(p_now timestamptz, p_lease_seconds integer, p_most_attempts integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_export public.data_exports;
begin
  update public.data_exports set
    claim = gen_random_uuid(), claimed_until = p_now + make_interval(secs => p_lease_seconds),
    attempts = attempts + 1, worked_at = p_now
  where user_id = (
    select user_id from public.data_exports
    where (claimed_until is null or claimed_until <= p_now)
      and (status = 'preparing' or (status = 'ready' and expires_at <= p_now))
    order by worked_at nulls first limit 1 for update skip locked
  ) returning * into v_export;
  if not found then return null; end if;
  return jsonb_build_object(
    'task', case when v_export.status = 'preparing' and v_export.attempts <= p_most_attempts then 'write' else 'remove' end,
    'claim', v_export.claim,
    'user_id', v_export.user_id,
    'email', (select coalesce(email, '') from auth.users where id = v_export.user_id),
    'requested_at', v_export.requested_at,
    'archives', v_export.archives,
    'written_until', v_export.written_until
  );
end;
$$;

-- The writing process extends its claim; false where the copy is no longer its own.
create function public.renew_data_export(p_claim uuid, p_until timestamptz, p_files integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.data_exports set claimed_until = p_until, files_written = p_files
  where claim = p_claim and status = 'preparing';
  return found;
end;
$$;

-- Keeps a finished archive; null where no file was left. With p_expires the copy is ready. False where the
-- copy is no longer the caller's: nothing refers to what it wrote.
create function public.finish_export_archive(
  p_claim uuid, p_archive jsonb, p_until text, p_now timestamptz, p_expires timestamptz, p_complete boolean
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.data_exports set
    archives = case when p_archive is null then archives else archives || p_archive end,
    written_until = p_until, complete = p_complete, attempts = 0, claim = null, claimed_until = null,
    status = case when p_expires is null then 'preparing' else 'ready' end,
    ready_at = case when p_expires is null then null else p_now end,
    expires_at = p_expires
  where claim = p_claim and status = 'preparing';
  return found;
end;
$$;

-- Gives a copy back unfinished, to be tried again at p_retry. An attempt that was only interrupted does not count.
create function public.release_data_export(p_claim uuid, p_retry timestamptz, p_counts boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.data_exports set
    claim = null, claimed_until = p_retry, attempts = attempts - case when p_counts then 0 else 1 end
  where claim = p_claim;
  return found;
end;
$$;

-- The files of the claimed copy are gone. A copy that was requested meanwhile remains to be made.
create function public.finish_export_removal(p_claim uuid, p_now timestamptz, p_most_attempts integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.data_exports set
    claim = null, claimed_until = null, archives = '[]'::jsonb, written_until = '',
    status = case
      when status = 'ready' and expires_at <= p_now then 'expired'
      when status = 'preparing' and attempts > p_most_attempts then 'failed'
      else status
    end
  where claim = p_claim;
  return found;
end;
$$;

revoke all on function public.claim_data_export(timestamptz, integer, integer) from public, anon, authenticated;
revoke all on function public.renew_data_export(uuid, timestamptz, integer) from public, anon, authenticated;
revoke all on function public.finish_export_archive(uuid, jsonb, text, timestamptz, timestamptz, boolean)
  from public, anon, authenticated;
revoke all on function public.release_data_export(uuid, timestamptz, boolean) from public, anon, authenticated;
revoke all on function public.finish_export_removal(uuid, timestamptz, integer) from public, anon, authenticated;
grant execute on function public.claim_data_export(timestamptz, integer, integer) to service_role;
grant execute on function public.renew_data_export(uuid, timestamptz, integer) to service_role;
grant execute on function public.finish_export_archive(uuid, jsonb, text, timestamptz, timestamptz, boolean) to service_role;
grant execute on function public.release_data_export(uuid, timestamptz, boolean) to service_role;
grant execute on function public.finish_export_removal(uuid, timestamptz, integer) to service_role;
