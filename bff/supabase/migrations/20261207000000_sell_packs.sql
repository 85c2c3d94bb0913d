-- A pack of credits is paid once, beside the plans: a payment is for a month of a plan, or for a pack. The ids of packs are
-- not listed here, so that one which is no longer sold keeps its payments.
-- Breaks the release before: in form alone, since all that it writes names a plan and no pack, which both constraints accept.
alter table public.payments alter column plan_id drop not null;
alter table public.payments add column pack_id text check (pack_id <> '');
alter table public.payments add constraint payments_buy_one_thing check (num_nonnulls(plan_id, pack_id) = 1);

-- Takes back what a refunded invoice or pack had granted: in proportion to what was paid back, and never more than is left.
create or replace function public.settle_refund(p_invoice_id text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_payment public.payments;
  v_refund public.payment_refunds;
  v_balance public.user_credits;
  v_part numeric;
  v_credits integer;
  v_turbo integer;
begin
  select * into v_payment from public.payments where invoice_id = p_invoice_id;
  if not found then return; end if;
  select * into v_balance from public.user_credits where user_id = v_payment.user_id for update;
  select * into v_refund from public.payment_refunds where invoice_id = p_invoice_id for update;
  if v_balance.user_id is null or v_refund.invoice_id is null then return; end if;

  v_part := least(1, v_refund.refunded_cents::numeric / greatest(v_payment.amount_cents, 1));
  v_credits := floor(v_payment.credits * v_part) - v_refund.credits_taken;
  v_turbo := floor(v_payment.turbo_credits * v_part) - v_refund.turbo_credits_taken;

  insert into public.credit_entries (user_id, kind, currency, amount, reason, grant_key)
  select v_payment.user_id, 'refund', taken.currency, -taken.amount, coalesce(v_payment.plan_id, v_payment.pack_id),
    'refund:' || p_invoice_id || ':' || v_refund.refunded_cents
  from (
    values ('image', least(v_credits, v_balance.credits_remaining)), ('turbo', least(v_turbo, v_balance.turbo_credits))
  ) as taken (currency, amount)
  where taken.amount > 0
  on conflict (grant_key, currency) do nothing;

  update public.user_credits
  set credits_remaining = credits_remaining - greatest(0, least(v_credits, credits_remaining)),
      turbo_credits = turbo_credits - greatest(0, least(v_turbo, turbo_credits)), last_updated = now()
  where user_id = v_payment.user_id;
  -- Counted as taken even where fewer credits were left: an old refund takes nothing from credits bought later.
  update public.payment_refunds
  set credits_taken = credits_taken + greatest(0, v_credits), turbo_credits_taken = turbo_credits_taken + greatest(0, v_turbo),
      updated_at = now()
  where invoice_id = p_invoice_id;
end;
$$;

-- Writes down, in one transaction, what the provider says: a paid invoice or pack (granted once), a refund, the state of a
-- subscription. Any part may be missing; repeated calls, in any order, change nothing. Answers the provider's
-- subscription that must still be cancelled because another one replaced it.
create or replace function public.record_payment(p_payment jsonb, p_refund jsonb, p_subscription jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_user uuid := coalesce(p_payment ->> 'userId', p_subscription ->> 'userId')::uuid;
  v_id text := p_subscription ->> 'id';
  v_seen timestamptz := (p_subscription ->> 'observedAt')::timestamptz;
  v_ended boolean := p_subscription ->> 'status' = 'ended';
  v_kept public.subscriptions;
begin
  if v_user is not null then
    -- One user's payments come one after another.
    perform 1 from public.user_credits where user_id = v_user for update;
    if not found and not exists (select 1 from auth.users where id = v_user) then
      return jsonb_build_object('ok', false, 'code', 'unknown_person');
    end if;
  end if;

  if p_payment is not null then
    insert into public.payments (invoice_id, user_id, plan_id, pack_id, amount_cents, credits, turbo_credits, paid_at)
    values (
      p_payment ->> 'invoiceId', v_user, p_payment ->> 'planId', p_payment ->> 'packId', (p_payment ->> 'amountCents')::integer,
      (p_payment ->> 'credits')::integer, (p_payment ->> 'turboCredits')::integer, (p_payment ->> 'paidAt')::timestamptz
    ) on conflict (invoice_id) do nothing;
    perform public.grant_credits(
      v_user, 'invoice:' || (p_payment ->> 'invoiceId'),
      coalesce('subscription:' || (p_payment ->> 'planId'), 'pack:' || (p_payment ->> 'packId')),
      (p_payment ->> 'credits')::integer, (p_payment ->> 'turboCredits')::integer
    );
    perform public.settle_refund(p_payment ->> 'invoiceId');
  end if;

  if p_refund is not null then
    insert into public.payment_refunds as kept (invoice_id, refunded_cents)
    values (p_refund ->> 'invoiceId', (p_refund ->> 'refundedCents')::integer)
    on conflict (invoice_id) do update
      set refunded_cents = greatest(kept.refunded_cents, excluded.refunded_cents), updated_at = now();
    perform public.settle_refund(p_refund ->> 'invoiceId');
  end if;

  if p_subscription is not null then
    select * into v_kept from public.subscriptions where user_id = v_user for update;
    -- An ended subscription never replaces another one; a running one does, unless it began earlier.
    if v_kept.user_id is null or v_kept.provider_subscription_id is null
      or (v_kept.provider_subscription_id = v_id and v_seen >= v_kept.observed_at)
      or (v_kept.provider_subscription_id <> v_id and not v_ended
        and (v_kept.status = 'ended' or (p_subscription ->> 'startedAt')::timestamptz > v_kept.created_at))
    then
      insert into public.subscriptions as kept (
        user_id, plan_name, plan_id, status, current_period_end, cancels_at_period_end, provider_subscription_id,
        observed_at, created_at, updated_at
      ) values (
        v_user, p_subscription ->> 'planName', p_subscription ->> 'planId', p_subscription ->> 'status',
        (p_subscription ->> 'currentPeriodEnd')::timestamptz, (p_subscription ->> 'cancelsAtPeriodEnd')::boolean, v_id,
        v_seen, (p_subscription ->> 'startedAt')::timestamptz, now()
      ) on conflict (user_id) do update set
        plan_name = excluded.plan_name, plan_id = excluded.plan_id, status = excluded.status,
        current_period_end = excluded.current_period_end, cancels_at_period_end = excluded.cancels_at_period_end,
        provider_subscription_id = excluded.provider_subscription_id, observed_at = excluded.observed_at,
        created_at = excluded.created_at, updated_at = now(),
        replaced_subscription_id = case
          when kept.provider_subscription_id <> v_id and kept.status <> 'ended' then kept.provider_subscription_id
          when kept.replaced_subscription_id = v_id then null
          else kept.replaced_subscription_id end;
    elsif v_kept.provider_subscription_id <> v_id and not v_ended then
      -- It began before the one that is kept, and both run.
      update public.subscriptions set replaced_subscription_id = v_id where user_id = v_user;
    elsif v_ended then
      update public.subscriptions set replaced_subscription_id = null
      where user_id = v_user and replaced_subscription_id = v_id;
    end if;
  end if;

  return jsonb_build_object(
    'ok', true,
    'replaced', (select replaced_subscription_id from public.subscriptions where user_id = v_user)
  );
end;
$$;
