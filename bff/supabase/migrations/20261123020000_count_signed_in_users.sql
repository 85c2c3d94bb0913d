-- A user is active who was signed in: a session began or was refreshed, they signed in, or they made something. A renewed
-- payment alone does not count. Months are São Paulo's; money is whole cents of BRL.
create or replace function public.read_admin_overview() returns jsonb
language sql stable security definer set search_path = '' as $$
  with recent as (select now() - interval '30 days' as since),
  month as (
    select date_trunc('month', now() at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo' as since
  ), active as (
    select user_id from auth.sessions, recent
    where greatest(created_at, refreshed_at at time zone 'UTC') >= recent.since
    union select id from auth.users, recent where last_sign_in_at >= recent.since
    union select user_id from public.generations, recent where created_at >= recent.since
    union select user_id from public.text_orders, recent where created_at >= recent.since
  ), newest as (
    select p.full_name, u.email, p.created_at
    from public.user_profiles p join auth.users u on u.id = p.id
    order by p.created_at desc limit 3
  )
  select jsonb_build_object(
    'activeUsers', (select count(*) from active),
    'totalUsers', (select count(*) from public.user_profiles),
    'monthlyRevenueCents', (
      select coalesce(sum(p.amount_cents - coalesce(r.refunded_cents, 0)), 0)
      from public.payments p left join public.payment_refunds r using (invoice_id), month
      where p.paid_at >= month.since
    ),
    'aiGenerations', (
      (select count(*) from public.generations, recent where status = 'completed' and created_at >= recent.since)
      + (select count(*) from public.text_orders, recent where status = 'completed' and created_at >= recent.since)
    ),
    'aiCostUsd', (
      select coalesce(sum(cost_usd), 0)::float from public.token_usage, recent where created_at >= recent.since
    ),
    'recentUsers', coalesce((select jsonb_agg(to_jsonb(n) order by n.created_at desc) from newest n), '[]'::jsonb),
    'creditsUsed', (select coalesce(sum(total_credits_used), 0) from public.user_credits),
    'creditsLeft', (select coalesce(sum(credits_remaining), 0) from public.user_credits)
  );
$$;
