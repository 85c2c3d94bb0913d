-- Where several waiting orders stand, by one ranking of all that wait: how many are served before each; how many seconds the
-- work on those and on one that is being made takes; and how many its own picture takes: as long as the latest hundred pictures of its operation
-- took, or of all where there was none, null where nothing was measured. Orders that do not wait are left out.
create function public.read_picture_order_places(p_generation_ids uuid[]) returns jsonb
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
      row_number() over (partition by g.user_id, o.small order by o.placed_at, o.generation_id) as turn
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

revoke all on function public.read_picture_order_places(uuid[]) from public, anon, authenticated;
grant execute on function public.read_picture_order_places(uuid[]) to service_role;
