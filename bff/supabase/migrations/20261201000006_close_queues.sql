-- A hosted project may open its queues to users ('Expose Queues via PostgREST'), who are then granted the tables of all of them. With
-- row-level security and no policy, these stay the service's alone: the orders' functions run as their owner.
alter table pgmq.q_picture_orders_small enable row level security;
alter table pgmq.a_picture_orders_small enable row level security;
alter table pgmq.q_picture_orders_rest enable row level security;
alter table pgmq.a_picture_orders_rest enable row level security;
