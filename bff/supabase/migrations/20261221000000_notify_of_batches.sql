-- One notice when a batch has come to an end (docs/decisions/096). The devices of a user that asked for it, what each batch is to
-- bring, and which order each of its photos was last given.
create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The address at the browser's push service and both keys are what it takes to write to the device.
  endpoint text not null unique check (endpoint ~ '^https://' and char_length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- The sign-in in which it was asked for: once that has ended, also from another device, nothing is sent.
  session_id uuid not null,
  created_at timestamptz not null default now()
);

create index push_subscriptions_of_user on public.push_subscriptions (user_id, created_at);

create table public.batch_runs (
  user_id uuid not null references auth.users (id) on delete cascade,
  batch uuid not null,
  -- How many photos the user asked for, as the page that sends them says.
  photos integer not null check (photos between 1 and 1000),
  -- When its last order was placed.
  touched_at timestamptz not null default now(),
  -- Both are forgotten when another order is placed: the batch goes on.
  stopped_at timestamptz,
  noticed_at timestamptz,
  primary key (user_id, batch)
);

create index batch_runs_by_touch on public.batch_runs (touched_at);

create table public.batch_photos (
  user_id uuid not null,
  batch uuid not null,
  photo uuid not null,
  -- Its newest order; a photo that failed and was tried again has another one.
  generation_id uuid references public.generations (id) on delete set null,
  primary key (user_id, batch, photo),
  foreign key (user_id, batch) references public.batch_runs (user_id, batch) on delete cascade
);

create index batch_photos_by_generation on public.batch_photos (generation_id) where generation_id is not null;

alter table public.push_subscriptions enable row level security;
alter table public.batch_runs enable row level security;
alter table public.batch_photos enable row level security;

revoke all on public.push_subscriptions from public, anon, authenticated;
revoke all on public.batch_runs from public, anon, authenticated;
revoke all on public.batch_photos from public, anon, authenticated;

insert into private.personal_tables (source, key, owner, omitted) values
  ('push_subscriptions', '{id}', 'user_id', '{p256dh,auth}'),
  ('batch_runs', '{batch}', 'user_id', '{}'),
  ('batch_photos', '{batch,photo}', 'user_id', '{}');

-- Keeps a device, for its present user alone; the user's oldest ones beyond `p_most` go, and those whose sign-in has ended. The same
-- device again stays as old as it was.
create function public.save_push_subscription(
  p_user_id uuid, p_session_id uuid, p_endpoint text, p_p256dh text, p_auth text, p_most integer
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('push_subscriptions ' || p_user_id, 0));
  insert into public.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth)
  values (p_user_id, p_session_id, p_endpoint, p_p256dh, p_auth)
  on conflict (endpoint) do update set
    user_id = p_user_id, session_id = p_session_id, p256dh = p_p256dh, auth = p_auth,
    created_at = case when s.user_id = p_user_id then s.created_at else now() end;
  delete from public.push_subscriptions
  where user_id = p_user_id and endpoint <> p_endpoint and not public.is_session_open(session_id, user_id);
  delete from public.push_subscriptions where id in (
    select id from public.push_subscriptions where user_id = p_user_id and endpoint <> p_endpoint
    order by created_at desc, id offset greatest(p_most - 1, 0)
  );
end;
$$;

-- Notes which order a photo of a batch has now. An order that is placed twice changes nothing.
create function public.note_batch_photo(p_user_id uuid, p_batch uuid, p_photos integer, p_photo uuid, p_generation_id uuid)
returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.generations where id = p_generation_id and user_id = p_user_id) then return; end if;
  insert into public.batch_runs as r (user_id, batch, photos) values (p_user_id, p_batch, p_photos)
  on conflict (user_id, batch) do update set photos = p_photos;
  insert into public.batch_photos as p (user_id, batch, photo, generation_id)
  values (p_user_id, p_batch, p_photo, p_generation_id)
  on conflict (user_id, batch, photo) do update set generation_id = p_generation_id
  where p.generation_id is distinct from p_generation_id;
  if found then
    update public.batch_runs set touched_at = clock_timestamp(), stopped_at = null, noticed_at = null
    where user_id = p_user_id and batch = p_batch;
  end if;
end;
$$;

-- Takes the batches that have come to an end and whose user asked for a notice, each once, whichever process asks. One has ended
-- when nothing of it is open, and nothing happened for `p_quiet_seconds`, as between two photos of a page that sends; where the page
-- sent fewer photos than it said, after `p_pause_seconds`.
create function public.claim_batch_notices(p_quiet_seconds integer, p_pause_seconds integer) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_notices jsonb;
begin
  delete from public.batch_runs where touched_at < now() - interval '30 days';
  with due as (
    select r.user_id, r.batch, greatest(r.photos, c.settled) as photos, c.ready, c.settled
    from public.batch_runs r cross join lateral (
      select
        (count(*) filter (where g.status = 'completed' and g.saved))::integer as ready,
        (count(*) filter (where g.status in ('completed', 'failed')))::integer as settled,
        count(*) filter (where g.status in ('pending', 'processing')) as open,
        greatest(r.touched_at, max(g.updated_at)) as ended_at
      from public.batch_photos p join public.generations g on g.id = p.generation_id
      where p.user_id = r.user_id and p.batch = r.batch
    ) c
    where r.noticed_at is null and r.stopped_at is null and r.touched_at > now() - interval '6 hours' and c.open = 0
      and c.ended_at > now() - interval '1 hour'
      and c.ended_at <= now() - make_interval(secs => case when c.settled >= r.photos then p_quiet_seconds else p_pause_seconds end)
      and exists (
        select from public.push_subscriptions s
        where s.user_id = r.user_id and s.created_at < c.ended_at and public.is_session_open(s.session_id, s.user_id)
      )
    limit 50 for update of r skip locked
  ), claimed as (
    update public.batch_runs r set noticed_at = now() from due
    where r.user_id = due.user_id and r.batch = due.batch
    returning due.*
  )
  select jsonb_agg(jsonb_build_object(
    'batch', claimed.batch, 'ready', claimed.ready, 'photos', claimed.photos, 'complete', claimed.settled >= claimed.photos,
    'devices', (
      select jsonb_agg(jsonb_build_object('endpoint', s.endpoint, 'p256dh', s.p256dh, 'auth', s.auth))
      from public.push_subscriptions s
      where s.user_id = claimed.user_id and public.is_session_open(s.session_id, s.user_id)
    )
  )) into v_notices from claimed;
  return coalesce(v_notices, '[]'::jsonb);
end;
$$;

revoke all on function public.save_push_subscription(uuid, uuid, text, text, text, integer) from public, anon, authenticated;
revoke all on function public.note_batch_photo(uuid, uuid, integer, uuid, uuid) from public, anon, authenticated;
revoke all on function public.claim_batch_notices(integer, integer) from public, anon, authenticated;
grant execute on function public.save_push_subscription(uuid, uuid, text, text, text, integer) to service_role;
grant execute on function public.note_batch_photo(uuid, uuid, integer, uuid, uuid) to service_role;
grant execute on function public.claim_batch_notices(integer, integer) to service_role;
