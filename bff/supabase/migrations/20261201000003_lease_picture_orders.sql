-- Notes the end of an order; harmless a second time.
create function public.end_picture_order(p_generation_id uuid, p_failure jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.picture_orders set ended_at = clock_timestamp(), failure = p_failure
  where generation_id = p_generation_id and ended_at is null;
end;
$$;

-- Takes the next message: a small order's, unless one of the rest has waited longer than `p_patience_seconds`.
create function public.read_picture_order(p_lease_seconds integer, p_patience_seconds integer)
returns table (small boolean, message_id bigint, generation_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  v_small boolean;
  v_rest_first boolean;
  v_message pgmq.message_record;
begin
  v_rest_first := exists (
    select from public.picture_orders o where not o.small and o.ended_at is null and o.worker is null
      and o.message_id is not null and o.placed_at < clock_timestamp() - make_interval(secs => p_patience_seconds)
  );
  foreach v_small in array array[not v_rest_first, v_rest_first] loop
    select * into v_message from pgmq.read(public.picture_order_queue(v_small), p_lease_seconds, 1);
    if found then
      return query select v_small, v_message.msg_id, (v_message.message ->> 'order')::uuid;
      return;
    end if;
  end loop;
end;
$$;

-- Gives the next order to one worker for `p_lease_seconds`; another one may have it once the lease is over. From now on it has
-- at least `p_work_seconds` until its credit is given back. One that ended while it waited is taken out of the queue instead, and so
-- is one that `p_most_leases` workers left behind. Null where none waits.
create function public.lease_picture_order(
  p_worker uuid, p_lease_seconds integer, p_work_seconds integer, p_patience_seconds integer, p_most_leases integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_next record;
  v_order public.picture_orders;
  v_generation public.generations;
begin
  select * into v_next from public.read_picture_order(p_lease_seconds, p_patience_seconds);
  if not found then return null; end if;
  select * into v_generation from public.generations where id = v_next.generation_id;
  if found then perform pg_advisory_xact_lock(hashtextextended('picture_orders ' || v_generation.user_id, 0)); end if;
  select * into v_generation from public.generations where id = v_next.generation_id for update;
  select * into v_order from public.picture_orders where generation_id = v_next.generation_id and ended_at is null;
  if v_generation.status = 'processing' and v_order.leases >= p_most_leases then
    perform public.release_generation(v_generation.id, 'generation_interrupted');
    v_generation.status := 'failed';
  end if;
  if v_order.generation_id is null or v_generation.status is distinct from 'processing' then
    perform pgmq.delete(public.picture_order_queue(v_next.small), v_next.message_id);
    perform public.end_picture_order(v_next.generation_id, null);
    if v_generation.user_id is not null then
      perform public.send_next_picture_order(v_generation.user_id, v_next.small);
    end if;
    return jsonb_build_object('ended', true);
  end if;
  update public.generations
  set reserved_until = greatest(reserved_until, now() + make_interval(secs => p_work_seconds)), updated_at = now()
  where id = v_generation.id returning * into v_generation;
  update public.picture_orders
  set worker = p_worker, leases = leases + 1, leased_at = clock_timestamp(), message_id = v_next.message_id
  where generation_id = v_generation.id returning * into v_order;
  perform public.send_next_picture_order(v_generation.user_id, v_next.small);
  return jsonb_build_object(
    'ended', false, 'request', v_order.request, 'photos', v_order.photos,
    'generation', public.generation_as_json(v_generation)
  );
end;
$$;

revoke all on function public.end_picture_order(uuid, jsonb) from public, anon, authenticated;
revoke all on function public.read_picture_order(integer, integer) from public, anon, authenticated;
revoke all on function public.lease_picture_order(uuid, integer, integer, integer, integer) from public, anon, authenticated;
grant execute on function public.end_picture_order(uuid, jsonb) to service_role;
grant execute on function public.read_picture_order(integer, integer) to service_role;
grant execute on function public.lease_picture_order(uuid, integer, integer, integer, integer) to service_role;
