-- Keeps a lease for longer. False where the order is not this worker's any more, or its generation ended.
create function public.renew_picture_order(p_generation_id uuid, p_worker uuid, p_lease_seconds integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.picture_orders;
begin
  select o.* into v_order from public.picture_orders o join public.generations g on g.id = o.generation_id
  where o.generation_id = p_generation_id and o.worker = p_worker and o.ended_at is null and g.status = 'processing';
  if not found then return false; end if;
  perform pgmq.set_vt(public.picture_order_queue(v_order.small), v_order.message_id, p_lease_seconds);
  return true;
end;
$$;

-- Takes the message of an order out of its queue.
create function public.unsend_picture_order(p_generation_id uuid) returns void
language sql security definer set search_path = '' as $$
  select pgmq.delete(public.picture_order_queue(o.small), o.message_id)
  from public.picture_orders o where o.generation_id = p_generation_id and o.message_id is not null;
$$;

-- Completes an order: charge, the library's row, the usage record and the end of its message are one transaction. Whichever
-- worker comes first completes it; the ledger answers the same to all others.
create function public.finish_picture_order(
  p_generation_id uuid, p_picture jsonb, p_usage jsonb, p_demonstration boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.unsend_picture_order(p_generation_id);
  v_answer := public.commit_generation(p_generation_id, p_picture, p_usage, p_demonstration);
  perform public.end_picture_order(p_generation_id, null);
  return v_answer;
end;
$$;

-- Ends an order without a picture and gives its credit back, once. A worker whose lease another one has changes nothing.
create function public.fail_picture_order(p_generation_id uuid, p_worker uuid, p_error_code text, p_failure jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_generation public.generations;
  v_answer jsonb;
begin
  if exists (
    select from public.picture_orders
    where generation_id = p_generation_id and ended_at is null and worker is distinct from p_worker
  ) then
    select * into v_generation from public.generations where id = p_generation_id;
    return jsonb_build_object('ok', true, 'generation', public.generation_as_json(v_generation));
  end if;
  perform public.unsend_picture_order(p_generation_id);
  v_answer := public.release_generation(p_generation_id, p_error_code);
  perform public.end_picture_order(p_generation_id, p_failure);
  return v_answer;
end;
$$;

-- Gives an order back to its queue, at its old place, because its worker stops.
create function public.return_picture_order(p_generation_id uuid, p_worker uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.picture_orders;
  v_generation public.generations;
begin
  select * into v_order from public.picture_orders
  where generation_id = p_generation_id and worker = p_worker and ended_at is null;
  if found then
    perform pgmq.set_vt(public.picture_order_queue(v_order.small), v_order.message_id, 0);
    update public.picture_orders set worker = null, leases = greatest(leases - 1, 0)
    where generation_id = p_generation_id and worker = p_worker;
  end if;
  select * into v_generation from public.generations where id = p_generation_id;
  return jsonb_build_object('ok', true, 'generation', public.generation_as_json(v_generation));
end;
$$;

revoke all on function public.renew_picture_order(uuid, uuid, integer) from public, anon, authenticated;
revoke all on function public.unsend_picture_order(uuid) from public, anon, authenticated;
revoke all on function public.finish_picture_order(uuid, jsonb, jsonb, boolean) from public, anon, authenticated;
revoke all on function public.fail_picture_order(uuid, uuid, text, jsonb) from public, anon, authenticated;
revoke all on function public.return_picture_order(uuid, uuid) from public, anon, authenticated;
grant execute on function public.renew_picture_order(uuid, uuid, integer) to service_role;
grant execute on function public.unsend_picture_order(uuid) to service_role;
grant execute on function public.finish_picture_order(uuid, jsonb, jsonb, boolean) to service_role;
grant execute on function public.fail_picture_order(uuid, uuid, text, jsonb) to service_role;
grant execute on function public.return_picture_order(uuid, uuid) to service_role;
