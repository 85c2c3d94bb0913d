-- Backgrounds that a user saved under a name, to take them again. Only the user reads them, and only the service writes them.
create table public.saved_styles (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The client chooses it, so that a repeated request saves nothing twice.
  id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  style jsonb not null check (jsonb_typeof(style) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- 'Natal' and 'natal' are one name.
create unique index saved_styles_name on public.saved_styles (user_id, public.fold_text(name));

alter table public.saved_styles enable row level security;

create policy "people read their own saved styles" on public.saved_styles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second step comes first" on public.saved_styles as restrictive for all to authenticated
  using ((select private.has_passed_second_step()));

revoke insert, update, delete, truncate on public.saved_styles from public, anon, authenticated;

-- Saves a style under its id, or replaces what has that id. Answers `saved` with the row; `name_taken` where another style has the
-- name, and `full` where the user has 30 others.
create function public.save_style(p_user_id uuid, p_id uuid, p_name text, p_style jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_saved public.saved_styles;
begin
  -- Two tabs take turns, so that together they pass neither rule.
  perform pg_advisory_xact_lock(hashtextextended('saved_styles ' || p_user_id, 0));
  if exists (
    select from public.saved_styles s
    where s.user_id = p_user_id and s.id <> p_id and public.fold_text(s.name) = public.fold_text(p_name)
  ) then
    return jsonb_build_object('outcome', 'name_taken');
  end if;
  if (select count(*) from public.saved_styles s where s.user_id = p_user_id and s.id <> p_id) >= 30 then
    return jsonb_build_object('outcome', 'full');
  end if;
  insert into public.saved_styles (user_id, id, name, style) values (p_user_id, p_id, p_name, p_style)
  on conflict (user_id, id) do update set name = excluded.name, style = excluded.style, updated_at = now()
  returning * into v_saved;
  return jsonb_build_object('outcome', 'saved', 'row', to_jsonb(v_saved));
end;
$$;

revoke all on function public.save_style(uuid, uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.save_style(uuid, uuid, text, jsonb) to service_role;
