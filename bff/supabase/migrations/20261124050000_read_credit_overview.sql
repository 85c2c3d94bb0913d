-- What the credit panel shows of the caller, in one statement: their balance, their last subscription, and how many of
-- the day's free texts they have used since `p_day`. It runs as the caller: row-level security decides what there is.
create function public.read_credit_overview(p_day timestamptz)
returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'balance', (
      select to_jsonb(c) from public.user_credits c where c.user_id = (select auth.uid())
    ),
    'subscription', (
      select to_jsonb(s) from public.subscriptions s
      where s.user_id = (select auth.uid()) and s.provider_subscription_id is not null
    ),
    'free_texts_used', (
      select count(*) from public.text_orders t
      where t.user_id = (select auth.uid()) and not t.charged and t.status <> 'failed' and t.created_at >= p_day
    )
  );
$$;

revoke all on function public.read_credit_overview(timestamptz) from public, anon;
grant execute on function public.read_credit_overview(timestamptz) to authenticated;
