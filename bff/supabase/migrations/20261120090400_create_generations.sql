-- Every picture asked for, from the reservation of its credit to its outcome.
create table public.generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  fingerprint text not null check (fingerprint <> ''),
  operation text not null check (
    operation in (
      'context_edit', 'remove_background', 'change_background', 'add_text', 'generate_image', 'generate_image_auto',
      'add_text_turbo', 'generate_image_turbo', 'context_edit_turbo'
    )
  ),
  status text not null default 'processing' check (status in ('pending', 'processing', 'completed', 'failed')),
  prompt text,
  options jsonb not null default '{}'::jsonb,
  -- True once the picture went into the library, also when the user has deleted it since.
  saved boolean not null default false,
  image_id uuid references public.user_images (id) on delete set null,
  error_code text,
  demonstration boolean not null default false,
  reserved_until timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint generations_once_a_key unique (user_id, idempotency_key),
  constraint generations_outcome check (
    (status = 'failed') = (error_code is not null) and (status = 'completed' or (image_id is null and not saved))
  )
);

create index generations_newest on public.generations (user_id, created_at desc);
create index generations_open on public.generations (reserved_until) where status in ('pending', 'processing');
create index generations_by_image on public.generations (image_id) where image_id is not null;

alter table public.generations enable row level security;

create policy "people read their own generations" on public.generations
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, delete, truncate on public.generations from public, anon, authenticated;
