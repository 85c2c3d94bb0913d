-- The same reading as before, in a language whose plans a session keeps: every signed-in page asks for it, and planning its three
-- parts anew took twice as long as reading them.
create or replace function public.read_credit_overview(p_day timestamptz)
returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return (
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
    )
  );
end;
$$;
