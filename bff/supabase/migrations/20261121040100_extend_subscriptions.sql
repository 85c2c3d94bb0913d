-- What the payment provider says of the one subscription a person has. Written by record_payment alone.
alter table public.subscriptions
  add column plan_id text check (plan_id in ('starter', 'pro', 'master')),
  add column status text not null default 'active' check (status in ('active', 'past_due', 'ended')),
  add column current_period_end timestamptz,
  add column cancels_at_period_end boolean not null default false,
  add column provider_subscription_id text unique,
  -- When the provider was asked: what was seen earlier never replaces what was seen later.
  add column observed_at timestamptz not null default 'epoch',
  -- The provider's subscription that this one took the place of, until it is known to be cancelled there.
  add column replaced_subscription_id text;
revoke insert, update, delete, truncate on public.subscriptions from service_role;
