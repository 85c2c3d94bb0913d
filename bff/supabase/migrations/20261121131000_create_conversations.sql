-- What a user writes with the assistant: only that user reads and deletes it, and only the service writes it.
create table public.conversations (
  -- Made by the browser, so that the answer need not wait for the database.
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 80),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index conversations_newest on public.conversations (user_id, updated_at desc, id desc);

-- Photos that go with a question, small enough for a row: deleted with their conversation, under the same policies.
-- `photo` is a JPG for the provider, `thumbnail` a WEBP for the page, both in base64. Before its question is asked
-- a photo has no conversation.
create table public.conversation_photos (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  conversation_id uuid references public.conversations (id) on delete cascade,
  photo text not null,
  thumbnail text not null,
  created_at timestamptz not null default now()
);

create index conversation_photos_of on public.conversation_photos (conversation_id);
create index conversation_photos_unused on public.conversation_photos (user_id, created_at)
  where conversation_id is null;

-- A question and its answer. The process that writes the answer shows by `alive_until` that it still does.
create table public.conversation_turns (
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  question text not null check (char_length(question) between 1 and 8000),
  photo_id uuid references public.conversation_photos (id) on delete set null,
  answer text not null default '',
  state text not null default 'answering' check (state in ('answering', 'ready', 'stopped', 'failed')),
  demonstration boolean not null default false,
  stop_asked boolean not null default false,
  alive_until timestamptz not null,
  created_at timestamptz not null default now()
);

create index conversation_turns_in_order on public.conversation_turns (conversation_id, created_at);

alter table public.conversations enable row level security;
alter table public.conversation_photos enable row level security;
alter table public.conversation_turns enable row level security;

create policy "people read their own conversations" on public.conversations
  for select to authenticated using (user_id = (select auth.uid()));

create policy "people delete their own conversations" on public.conversations
  for delete to authenticated using (user_id = (select auth.uid()));

create policy "people read their own photos for the assistant" on public.conversation_photos
  for select to authenticated using (user_id = (select auth.uid()));

create policy "people read their own turns" on public.conversation_turns
  for select to authenticated using (user_id = (select auth.uid()));

revoke insert, update, truncate on public.conversations from public, anon, authenticated;
revoke insert, update, delete, truncate on public.conversation_photos, public.conversation_turns
  from public, anon, authenticated;
