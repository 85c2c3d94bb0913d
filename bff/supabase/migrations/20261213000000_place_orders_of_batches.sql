-- Orders of a batch (docs/decisions/086) wait behind the single orders of their user, for hours where it must be, and at most two of
-- a user are in a queue or with a worker. Two messages of one user stand for two turns, as for anybody who has small and large orders.

alter table public.picture_orders add column batch uuid;
-- When its message was sent: how long one of a batch has waited for its turn.
alter table public.picture_orders add column sent_at timestamptz;

create index picture_orders_batch on public.picture_orders (batch) where ended_at is null and batch is not null;

-- Keeps a reserved credit for longer, for a request that waits in the memory of its process. Null where it is not pending any more.
create function public.hold_generation(p_generation_id uuid, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_generation public.generations;
begin
  update public.generations
  set reserved_until = greatest(reserved_until, now() + make_interval(secs => p_lease_seconds)), updated_at = now()
  where id = p_generation_id and status = 'pending'
  returning * into v_generation;
  return case when found then public.generation_as_json(v_generation) end;
end;
$$;

-- Gives the message of a waiting order of a batch to a single order of the same user, which so takes its place in the queue. False
-- where a worker is just taking it: that worker sends the next one.
create function public.hand_over_picture_order(p_message_id bigint, p_small boolean, p_from uuid, p_to uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_message_id bigint;
begin
  execute format(
    'select msg_id from pgmq.%I where msg_id = $1 for update skip locked', 'q_' || public.picture_order_queue(p_small)
  ) into v_message_id using p_message_id;
  if v_message_id is null then return false; end if;
  execute format(
    'update pgmq.%I set message = jsonb_build_object(''order'', $2) where msg_id = $1',
    'q_' || public.picture_order_queue(p_small)
  ) using p_message_id, p_to;
  update public.picture_orders set message_id = null, sent_at = null where generation_id = p_from;
  update public.picture_orders set message_id = p_message_id, sent_at = clock_timestamp() where generation_id = p_to;
  return true;
end;
$$;

-- Sends the user's oldest unsent order, single ones first, unless another one of theirs waits in the queue. A single order takes the
-- place of one of a batch.
create or replace function public.send_next_picture_order(p_user_id uuid, p_small boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_waiting public.picture_orders;
  v_next public.picture_orders;
  v_of_batches integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('picture_orders ' || p_user_id, 0));
  select o.* into v_waiting from public.picture_orders o join public.generations g on g.id = o.generation_id
  where g.user_id = p_user_id and o.small = p_small and o.ended_at is null and o.message_id is not null and o.worker is null
  order by (o.batch is not null) limit 1;
  if v_waiting.generation_id is not null and v_waiting.batch is null then return; end if;
  select o.* into v_next from public.picture_orders o join public.generations g on g.id = o.generation_id
  where g.user_id = p_user_id and o.small = p_small and o.ended_at is null and o.message_id is null
  order by (o.batch is not null), o.placed_at, o.generation_id limit 1;
  if v_next.generation_id is null then return; end if;
  if v_waiting.generation_id is not null then
    if v_next.batch is null then
      perform public.hand_over_picture_order(v_waiting.message_id, p_small, v_waiting.generation_id, v_next.generation_id);
    end if;
    return;
  end if;
  if v_next.batch is not null then
    select count(*) into v_of_batches from public.picture_orders o join public.generations g on g.id = o.generation_id
    where g.user_id = p_user_id and o.batch is not null and o.ended_at is null and o.message_id is not null;
    if v_of_batches >= 2 then return; end if;
  end if;
  update public.picture_orders set sent_at = clock_timestamp(), message_id = (
    select m from pgmq.send(public.picture_order_queue(p_small), jsonb_build_object('order', v_next.generation_id)) m
  ) where generation_id = v_next.generation_id;
end;
$$;

-- As place_picture_order, for an order of a batch.
create function public.place_batch_order(
  p_generation_id uuid, p_claim uuid, p_lease_seconds integer, p_small boolean, p_request jsonb, p_photos jsonb, p_batch uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
  v_generation jsonb;
begin
  select user_id into v_user_id from public.generations where id = p_generation_id;
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('picture_orders ' || v_user_id, 0));
  v_generation := public.begin_generation(p_generation_id, p_claim, p_lease_seconds);
  if v_generation is null then return null; end if;
  insert into public.picture_orders (generation_id, small, request, photos, batch)
  values (p_generation_id, p_small, p_request, p_photos, p_batch)
  on conflict do nothing;
  perform public.send_next_picture_order(v_user_id, p_small);
  return v_generation;
end;
$$;

-- Open orders of this user's batches.
create function public.count_batch_orders(p_user_id uuid) returns integer
language sql stable security definer set search_path = '' as $$
  select count(*)::integer from public.picture_orders o join public.generations g on g.id = o.generation_id
  where g.user_id = p_user_id and o.batch is not null and o.ended_at is null and g.status = 'processing';
$$;

-- The patience of an order of a batch begins with its message: its own waiting for the rest of the batch is no reason to come before others.
create or replace function public.read_picture_order(p_lease_seconds integer, p_patience_seconds integer)
returns table (small boolean, message_id bigint, generation_id uuid)
language plpgsql security definer set search_path = '' as $$
declare
  v_small boolean;
  v_rest_first boolean;
  v_message pgmq.message_record;
begin
  v_rest_first := exists (
    select from public.picture_orders o where not o.small and o.ended_at is null and o.worker is null
      and o.message_id is not null
      and case when o.batch is null then o.placed_at else o.sent_at end
        < clock_timestamp() - make_interval(secs => p_patience_seconds)
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

-- Lets the next orders of a batch into the queues, once one of it has ended.
create function public.send_next_of_batch(p_generation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_user_id uuid;
begin
  select g.user_id into v_user_id from public.picture_orders o join public.generations g on g.id = o.generation_id
  where o.generation_id = p_generation_id and o.batch is not null;
  if not found then return; end if;
  perform public.send_next_picture_order(v_user_id, true);
  perform public.send_next_picture_order(v_user_id, false);
end;
$$;

-- Takes the user's turn before the generation, where the end of this order sends another one.
create function public.lock_turn_of_batch(p_generation_id uuid) returns void
language sql security definer set search_path = '' as $$
  select pg_advisory_xact_lock(hashtextextended('picture_orders ' || g.user_id, 0))
  from public.picture_orders o join public.generations g on g.id = o.generation_id
  where o.generation_id = p_generation_id and o.batch is not null;
$$;

create or replace function public.finish_picture_order(
  p_generation_id uuid, p_picture jsonb, p_usage jsonb, p_demonstration boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_answer jsonb;
begin
  perform public.unsend_picture_order(p_generation_id);
  perform public.lock_turn_of_batch(p_generation_id);
  v_answer := public.commit_generation(p_generation_id, p_picture, p_usage, p_demonstration);
  perform public.end_picture_order(p_generation_id, null);
  perform public.send_next_of_batch(p_generation_id);
  return v_answer;
end;
$$;

create or replace function public.fail_picture_order(p_generation_id uuid, p_worker uuid, p_error_code text, p_failure jsonb) returns jsonb
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
  perform public.lock_turn_of_batch(p_generation_id);
  v_answer := public.release_generation(p_generation_id, p_error_code);
  perform public.end_picture_order(p_generation_id, p_failure);
  perform public.send_next_of_batch(p_generation_id);
  return v_answer;
end;
$$;

-- Gives back the credits of a batch's orders that no worker has yet; answers their generations. Their messages go when they are read.
create function public.stop_batch_orders(p_user_id uuid, p_batch uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_stopped jsonb := '[]'::jsonb;
begin
  perform pg_advisory_xact_lock(hashtextextended('picture_orders ' || p_user_id, 0));
  for v_id in
    select g.id from public.generations g join public.picture_orders o on o.generation_id = g.id
    where g.user_id = p_user_id and o.batch = p_batch and o.ended_at is null and o.worker is null and g.status = 'processing'
    order by g.id for update of g
  loop
    v_stopped := v_stopped || (public.release_generation(v_id, 'generation_cancelled') -> 'generation');
    perform public.end_picture_order(v_id, null);
  end loop;
  return v_stopped;
end;
$$;

-- Gives up the orders whose turn did not come in time: single ones, as before, and those of a batch, each after a wait of its own.
create function public.fail_late_orders(p_longest_wait_seconds integer, p_of_batches boolean) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_failed integer := 0;
begin
  for v_id in
    select g.id from public.generations g join public.picture_orders o on o.generation_id = g.id
    where o.ended_at is null and o.worker is null and g.status = 'processing' and (o.batch is not null) = p_of_batches
      and o.placed_at < clock_timestamp() - make_interval(secs => p_longest_wait_seconds)
    order by g.user_id, g.id limit 500 for update of g skip locked
  loop
    -- A worker may have taken it before its row was locked.
    continue when exists (select from public.picture_orders where generation_id = v_id and worker is not null);
    perform public.release_generation(v_id, 'provider_unavailable');
    perform public.end_picture_order(v_id, null);
    v_failed := v_failed + 1;
  end loop;
  return v_failed;
end;
$$;

-- Processes of the release before ask for this one, which must not end a batch of theirs or of others.
create or replace function public.fail_late_picture_orders(p_longest_wait_seconds integer) returns integer
language sql security definer set search_path = '' as $$
  select public.fail_late_orders(p_longest_wait_seconds, false);
$$;

create or replace function public.read_picture_order_places(p_generation_ids uuid[]) returns jsonb
language sql stable security definer set search_path = '' as $$
  with latest as (
    select g.operation, extract(epoch from o.ended_at - o.leased_at) as seconds
    from public.picture_orders o join public.generations g on g.id = o.generation_id
    where o.ended_at is not null and o.leased_at is not null and g.status = 'completed'
    order by o.ended_at desc limit 100
  ), usual as (
    select avg(seconds) as seconds from latest
  ), took as (
    select operation, avg(seconds) as seconds from latest group by operation
  ), waiting as (
    select o.generation_id, o.small, o.message_id, o.placed_at, g.operation,
      row_number() over (
        partition by g.user_id, o.small order by (o.batch is not null), o.placed_at, o.generation_id
      ) as turn
    from public.picture_orders o join public.generations g on g.id = o.generation_id
    where o.ended_at is null and o.worker is null and g.status = 'processing'
  ), placed as (
    select w.generation_id, coalesce(took.seconds, usual.seconds) as seconds,
      row_number() over turns - 1 as place, sum(coalesce(took.seconds, usual.seconds)) over turns as until_its_own
    from waiting w cross join usual left join took on took.operation = w.operation
    window turns as (order by w.small desc, w.turn, w.message_id, w.placed_at, w.generation_id rows unbounded preceding)
  )
  select jsonb_build_object(
    'running', (select count(*) from public.picture_orders where ended_at is null and worker is not null),
    'places', coalesce(jsonb_agg(jsonb_build_object(
      'id', placed.generation_id, 'place', placed.place,
      'before', usual.seconds + placed.until_its_own - placed.seconds, 'own', placed.seconds
    )), '[]'::jsonb)
  )
  from placed cross join usual where placed.generation_id = any (p_generation_ids);
$$;

revoke all on function public.hold_generation(uuid, integer) from public, anon, authenticated;
revoke all on function public.hand_over_picture_order(bigint, boolean, uuid, uuid) from public, anon, authenticated;
revoke all on function public.place_batch_order(uuid, uuid, integer, boolean, jsonb, jsonb, uuid) from public, anon, authenticated;
revoke all on function public.count_batch_orders(uuid) from public, anon, authenticated;
revoke all on function public.send_next_of_batch(uuid) from public, anon, authenticated;
revoke all on function public.lock_turn_of_batch(uuid) from public, anon, authenticated;
revoke all on function public.stop_batch_orders(uuid, uuid) from public, anon, authenticated;
revoke all on function public.fail_late_orders(integer, boolean) from public, anon, authenticated;
grant execute on function public.hold_generation(uuid, integer) to service_role;
grant execute on function public.hand_over_picture_order(bigint, boolean, uuid, uuid) to service_role;
grant execute on function public.place_batch_order(uuid, uuid, integer, boolean, jsonb, jsonb, uuid) to service_role;
grant execute on function public.count_batch_orders(uuid) to service_role;
grant execute on function public.send_next_of_batch(uuid) to service_role;
grant execute on function public.lock_turn_of_batch(uuid) to service_role;
grant execute on function public.stop_batch_orders(uuid, uuid) to service_role;
grant execute on function public.fail_late_orders(integer, boolean) to service_role;
