-- Gives back all orders that have a worker, each at its old place, where every worker is known to be gone. How often an order was
-- taken stays counted: it may be what ended them. Answers how many.
create function public.return_leased_picture_orders() returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_order public.picture_orders;
  v_returned integer := 0;
begin
  for v_order in
    select * from public.picture_orders where ended_at is null and worker is not null order by generation_id
  loop
    perform pgmq.set_vt(public.picture_order_queue(v_order.small), v_order.message_id, 0);
    update public.picture_orders set worker = null where generation_id = v_order.generation_id;
    v_returned := v_returned + 1;
  end loop;
  return v_returned;
end;
$$;

revoke all on function public.return_leased_picture_orders() from public, anon, authenticated;
grant execute on function public.return_leased_picture_orders() to service_role;
