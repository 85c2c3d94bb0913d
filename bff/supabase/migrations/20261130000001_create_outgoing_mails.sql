-- Mails on their way to the mail server, until it has accepted them: at most a day. Sealed by the service's key, so that neither the
-- database nor a copy of it shows an address or a link.
create table public.outgoing_mails (
  id uuid primary key default gen_random_uuid(),
  sealed text not null check (char_length(sealed) <= 200000),
  queued_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null
);

create index outgoing_mails_due on public.outgoing_mails (next_attempt_at);

alter table public.outgoing_mails enable row level security;

revoke all on public.outgoing_mails from public, anon, authenticated;

-- Gives one mail to one process; another one may have it once the lease is over.
create function public.claim_outgoing_mail(p_now timestamptz, p_lease_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_mail public.outgoing_mails;
begin
  update public.outgoing_mails set
    attempts = attempts + 1, next_attempt_at = p_now + make_interval(secs => p_lease_seconds)
  where id = (
    select id from public.outgoing_mails where next_attempt_at <= p_now
    order by next_attempt_at limit 1 for update skip locked
  ) returning * into v_mail;
  if not found then return null; end if;
  return to_jsonb(v_mail);
end;
$$;

revoke all on function public.claim_outgoing_mail(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.claim_outgoing_mail(timestamptz, integer) to service_role;
