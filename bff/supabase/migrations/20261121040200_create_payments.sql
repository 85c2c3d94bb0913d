-- Every paid invoice, once. Money in whole cents of BRL.
create table public.payments (
  invoice_id text primary key check (invoice_id <> ''),
  user_id uuid not null,
  plan_id text not null check (plan_id in ('starter', 'pro', 'master')),
  amount_cents integer not null check (amount_cents >= 0),
  credits integer not null check (credits >= 0),
  turbo_credits integer not null check (turbo_credits >= 0),
  paid_at timestamptz not null,
  recorded_at timestamptz not null default now()
);

create index payments_by_user on public.payments (user_id, paid_at desc);
create index payments_by_time on public.payments (paid_at);

alter table public.payments enable row level security;

create policy "people read their own payments" on public.payments
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.payments from public, anon, authenticated, service_role;

-- The total that was paid back of an invoice. The refund may arrive before its payment.
create table public.payment_refunds (
  invoice_id text primary key check (invoice_id <> ''),
  refunded_cents integer not null check (refunded_cents > 0),
  credits_taken integer not null default 0 check (credits_taken >= 0),
  turbo_credits_taken integer not null default 0 check (turbo_credits_taken >= 0),
  updated_at timestamptz not null default now()
);

alter table public.payment_refunds enable row level security;

revoke all on public.payment_refunds from public, anon, authenticated;
revoke insert, update, delete, truncate on public.payment_refunds from service_role;
