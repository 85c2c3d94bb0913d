-- Rows with a `user_id` are in the copy of a user's data, and go with their account.
create table notes (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  text text not null check (length(text) between 1 and 200),
  created_at timestamptz not null default now()
);
create index notes_of on notes (user_id, id desc);
