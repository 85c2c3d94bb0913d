-- Requests for pictures that wait for a worker, of any process, in pgmq's two queues: small ones before the rest. An order is a row
-- here, with what its generation does not say, and its photos as files under `{user}/orders/{generation}/`. A queue holds the
-- next order of each user only; it is sent when the one before is taken, so that users take turns, however many each one sent.
-- Locks are always taken in this order: message, user's turn, generation, order.
create table public.picture_orders (
  generation_id uuid primary key references public.generations (id) on delete cascade,
  small boolean not null,
  -- What was decided before it was placed, and the kinds of its photos, empty once their files are removed.
  request jsonb not null,
  photos jsonb not null,
  placed_at timestamptz not null default now(),
  -- Null until it is its user's next one.
  message_id bigint,
  -- Who works on it, by the lease; null while it waits.
  worker uuid,
  leases integer not null default 0 check (leases >= 0),
  leased_at timestamptz,
  -- When it ended, and what fills the blanks of its failure's sentence, for the request that waits for it.
  ended_at timestamptz,
  failure jsonb
);

create index picture_orders_open on public.picture_orders (small, placed_at) where ended_at is null;
create index picture_orders_ended on public.picture_orders (ended_at) where ended_at is not null;

alter table public.picture_orders enable row level security;

revoke all on public.picture_orders from public, anon, authenticated;

-- Photos of orders are kept as they were validated.
update storage.buckets set allowed_mime_types = array['image/png', 'image/jpeg', 'image/webp'] where id = 'imagens';

create function public.picture_order_queue(p_small boolean) returns text
language sql immutable set search_path = '' as $$
  select case when p_small then 'picture_orders_small' else 'picture_orders_rest' end;
$$;

-- Sends the user's oldest unsent order, unless another one of theirs waits in the queue.
create function public.send_next_picture_order(p_user_id uuid, p_small boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_id uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('picture_orders ' || p_user_id, 0));
  if exists (
    select from public.picture_orders o join public.generations g on g.id = o.generation_id
    where g.user_id = p_user_id and o.small = p_small and o.ended_at is null and o.message_id is not null and o.worker is null
  ) then return; end if;
  select o.generation_id into v_id from public.picture_orders o join public.generations g on g.id = o.generation_id
  where g.user_id = p_user_id and o.small = p_small and o.ended_at is null and o.message_id is null
  order by o.placed_at, o.generation_id limit 1;
  if not found then return; end if;
  update public.picture_orders set message_id = (
    select m from pgmq.send(public.picture_order_queue(p_small), jsonb_build_object('order', v_id)) m
  ) where generation_id = v_id;
end;
$$;

-- Begins a generation (docs/decisions/028) as an order that any worker may take. Null where another caller began it, or where
-- it has been given back; harmless a second time with the same claim.
create function public.place_picture_order(
  p_generation_id uuid, p_claim uuid, p_lease_seconds integer, p_small boolean, p_request jsonb,
  p_photos jsonb
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
  insert into public.picture_orders (generation_id, small, request, photos)
  values (p_generation_id, p_small, p_request, p_photos)
  on conflict do nothing;
  perform public.send_next_picture_order(v_user_id, p_small);
  return v_generation;
end;
$$;

revoke all on function public.picture_order_queue(boolean) from public, anon, authenticated;
revoke all on function public.send_next_picture_order(uuid, boolean) from public, anon, authenticated;
revoke all on function public.place_picture_order(uuid, uuid, integer, boolean, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.picture_order_queue(boolean) to service_role;
grant execute on function public.send_next_picture_order(uuid, boolean) to service_role;
grant execute on function public.place_picture_order(uuid, uuid, integer, boolean, jsonb, jsonb) to service_role;
