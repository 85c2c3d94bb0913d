-- Gives back the credits of orders whose turn did not come in time; answers how many. Their messages go when they are read.
create function public.fail_late_picture_orders(p_longest_wait_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_failed integer := 0;
begin
  for v_id in
    select g.id from public.generations g join public.picture_orders o on o.generation_id = g.id
    where o.ended_at is null and o.worker is null and g.status = 'processing'
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

-- Ended orders, and requests that were never begun, whose photos may still lie in the bucket.
create function public.list_left_order_photos(p_ended_seconds integer) returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('user_id', g.user_id, 'idempotency_key', g.idempotency_key)), '[]'::jsonb)
  from public.generations g left join public.picture_orders o on o.generation_id = g.id
  where (o.photos <> '[]'::jsonb and g.status in ('completed', 'failed')
      and g.updated_at < now() - make_interval(secs => p_ended_seconds))
    or (g.status = 'failed' and g.begun_by is null
      and g.updated_at between now() - interval '1 hour' and now() - make_interval(secs => p_ended_seconds));
$$;

create index generations_never_begun on public.generations (updated_at) where status = 'failed' and begun_by is null;

create function public.note_order_photos_removed(p_user_id uuid, p_idempotency_key text) returns void
language sql security definer set search_path = '' as $$
  update public.picture_orders o set photos = '[]'::jsonb from public.generations g
  where g.id = o.generation_id and g.user_id = p_user_id and g.idempotency_key = p_idempotency_key
    and g.status in ('completed', 'failed');
$$;

-- Forgets orders that ended a while ago and left no photos.
create function public.forget_picture_orders(p_ended_seconds integer) returns void
language sql security definer set search_path = '' as $$
  delete from public.picture_orders o using public.generations g
  where g.id = o.generation_id and g.status in ('completed', 'failed') and o.photos = '[]'::jsonb
    and g.updated_at < now() - make_interval(secs => p_ended_seconds);
$$;

-- Gives back the credits of requests that a stopped process worked on by itself; orders stay in their queue.
create function public.release_unqueued_generations() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
  v_released integer := 0;
begin
  for v_id in
    select g.id from public.generations g
    where g.status in ('pending', 'processing')
      and not exists (select from public.picture_orders o where o.generation_id = g.id and o.ended_at is null)
    order by g.user_id, g.id for update of g skip locked
  loop
    perform public.release_generation(v_id, 'generation_interrupted');
    v_released := v_released + 1;
  end loop;
  return v_released;
end;
$$;

-- How many turns come before a waiting order, and how long an order of late took; null where it does not wait.
create function public.read_picture_order_place(p_generation_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  with waiting as (
    select o.generation_id, o.small, o.message_id, o.placed_at,
      row_number() over (partition by g.user_id, o.small order by o.placed_at, o.generation_id) as turn
    from public.picture_orders o join public.generations g on g.id = o.generation_id
    where o.ended_at is null and o.worker is null and g.status = 'processing'
  ), placed as (
    select generation_id, row_number() over (order by small desc, turn, message_id, placed_at, generation_id) - 1 as place from waiting
  )
  select jsonb_build_object(
    'place', placed.place,
    'running', (select count(*) from public.picture_orders where ended_at is null and worker is not null),
    'seconds', (
      select extract(epoch from avg(ended_at - leased_at)) from public.picture_orders
      where ended_at is not null and leased_at is not null and failure is null
    )
  ) from placed where placed.generation_id = p_generation_id;
$$;

revoke all on function public.fail_late_picture_orders(integer) from public, anon, authenticated;
revoke all on function public.list_left_order_photos(integer) from public, anon, authenticated;
revoke all on function public.note_order_photos_removed(uuid, text) from public, anon, authenticated;
revoke all on function public.forget_picture_orders(integer) from public, anon, authenticated;
revoke all on function public.release_unqueued_generations() from public, anon, authenticated;
revoke all on function public.read_picture_order_place(uuid) from public, anon, authenticated;
grant execute on function public.fail_late_picture_orders(integer) to service_role;
grant execute on function public.list_left_order_photos(integer) to service_role;
grant execute on function public.note_order_photos_removed(uuid, text) to service_role;
grant execute on function public.forget_picture_orders(integer) to service_role;
grant execute on function public.release_unqueued_generations() to service_role;
grant execute on function public.read_picture_order_place(uuid) to service_role;
