-- What the payment provider says of a user's one subscription. Only record_payment writes it.
alter table public.subscriptions
  add column plan_id text check (plan_id in ('starter', 'pro', 'master')),
  add column status text not null default 'active' check (status in ('active', 'past_due', 'ended')),
  add column current_period_end timestamptz,
  add column cancels_at_period_end boolean not null default false,
  add column provider_subscription_id text unique,
  -- When the provider was asked: an earlier answer never replaces a later one.
  add column observed_at timestamptz not null default 'epoch',
  -- The provider's subscription that this one replaced, until it is known to be cancelled there.
  add column replaced_subscription_id text;
revoke insert, update, delete, truncate on public.subscriptions from service_role;
