-- Accents and case do not matter in a search: decomposed, stripped of combining marks, in lower case.
create function public.fold_text(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'));
$$;

-- The label that a user sees for an operation, and searches by.
create function public.operation_label(operation text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    when operation like 'context_edit%' then 'Edição de Imagem'
    when operation = 'remove_background' then 'Remoção de Fundo'
    when operation = 'change_background' then 'Alteração de Fundo'
    when operation like 'add_text%' then 'Adição de Texto'
    when operation like 'generate_image%' then 'Geração de Imagem'
    else ''
  end;
$$;

revoke all on function public.fold_text(text), public.operation_label(text) from public, anon;
grant execute on function public.fold_text(text), public.operation_label(text) to authenticated, service_role;

-- The library. image_url is the path in the bucket 'imagens'.
create table public.user_images (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  image_url text not null unique,
  prompt text,
  metadata jsonb not null default '{}'::jsonb,
  operation text not null generated always as (metadata ->> 'operation') stored,
  search_text text not null generated always as (
    public.fold_text(public.operation_label(metadata ->> 'operation') || ' ' || coalesce(prompt, ''))
  ) stored,
  width integer check (width > 0),
  height integer check (height > 0),
  dominant_color text check (dominant_color ~ '^#[0-9a-f]{6}$'),
  created_at timestamptz not null default now(),
  constraint user_images_in_own_folder check (starts_with(image_url, user_id::text || '/')),
  constraint user_images_operation check (
    operation in (
      'context_edit', 'remove_background', 'change_background', 'add_text', 'generate_image', 'generate_image_auto',
      'add_text_turbo', 'generate_image_turbo', 'context_edit_turbo'
    )
  )
);

create index user_images_newest on public.user_images (user_id, created_at desc, id desc);
create index user_images_by_operation on public.user_images (user_id, operation, created_at desc);

alter table public.user_images enable row level security;

create policy "people read their own images" on public.user_images
  for select to authenticated using (user_id = (select auth.uid()));

create policy "people delete their own images" on public.user_images
  for delete to authenticated using (user_id = (select auth.uid()));

revoke insert, update, truncate on public.user_images from public, anon, authenticated;
