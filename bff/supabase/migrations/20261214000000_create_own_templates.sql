-- Prompts that a user saved under a name, beside the templates by niche. Only the user reads them, and only the service writes them.
create table public.own_templates (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The client chooses it, so that a repeated request saves nothing twice.
  id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  prompt text not null check (char_length(prompt) between 1 and 2000),
  -- Its preview. A picture that is deleted leaves the template without one.
  image_id uuid references public.user_images (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- 'Natal' and 'natal' are one name.
create unique index own_templates_name on public.own_templates (user_id, public.fold_text(name));
create index own_templates_image on public.own_templates (image_id) where image_id is not null;

alter table public.own_templates enable row level security;

create policy "people read their own templates" on public.own_templates
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second step comes first" on public.own_templates as restrictive for all to authenticated
  using ((select private.has_passed_second_step()));

revoke insert, update, delete, truncate on public.own_templates from public, anon, authenticated;

-- Saves a template under its id, or replaces what has that id. Answers `saved`; `name_taken` where another template has the name, and
-- `full` where the user has 60 others. A picture that is not the user's, or no longer there, is no preview.
create function public.save_template(p_user_id uuid, p_id uuid, p_name text, p_prompt text, p_image_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  v_image_id uuid;
begin
  -- Two tabs take turns, so that together they pass neither rule.
  perform pg_advisory_xact_lock(hashtextextended('own_templates ' || p_user_id, 0));
  if exists (
    select from public.own_templates t
    where t.user_id = p_user_id and t.id <> p_id and public.fold_text(t.name) = public.fold_text(p_name)
  ) then
    return 'name_taken';
  end if;
  if (select count(*) from public.own_templates t where t.user_id = p_user_id and t.id <> p_id) >= 60 then
    return 'full';
  end if;
  -- The picture stays until the template points to it.
  select i.id into v_image_id from public.user_images i where i.id = p_image_id and i.user_id = p_user_id for key share;
  insert into public.own_templates (user_id, id, name, prompt, image_id)
  values (p_user_id, p_id, p_name, p_prompt, v_image_id)
  on conflict (user_id, id) do update
    set name = excluded.name, prompt = excluded.prompt, image_id = excluded.image_id, updated_at = now();
  return 'saved';
end;
$$;

revoke all on function public.save_template(uuid, uuid, text, text, uuid) from public, anon, authenticated;
grant execute on function public.save_template(uuid, uuid, text, text, uuid) to service_role;
