-- Gives back what crashed or stalled generations still hold. Any number of nodes may run it at once: rows that another
-- one holds are skipped, and balances are always changed in the order of their users, which prevents a deadlock.
create function public.release_expired_generations(p_now timestamptz default now()) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_released integer := 0;
begin
  for v_id in
    select id from public.generations
    where status in ('pending', 'processing') and reserved_until < p_now
    order by user_id, id
    limit 500
    for update skip locked
  loop
    perform public.release_generation(v_id, 'generation_interrupted');
    v_released := v_released + 1;
  end loop;
  return v_released;
end;
$$;

revoke all on function public.release_expired_generations(timestamptz) from public, anon, authenticated;
grant execute on function public.release_expired_generations(timestamptz) to service_role;
