-- The step that a generation has reached, for the page that follows it. A prompt written from the photo is stored at once.
alter table public.generations
  add column step text not null default 'image' check (step in ('prompt', 'image', 'saving'));

create function public.note_generation_step(p_generation_id uuid, p_step text, p_prompt text default null)
returns void
language sql security definer set search_path = '' as $$
  update public.generations
  set step = p_step, prompt = coalesce(p_prompt, prompt), updated_at = now()
  where id = p_generation_id and status in ('pending', 'processing');
$$;

revoke all on function public.note_generation_step(uuid, text, text) from public, anon, authenticated;
grant execute on function public.note_generation_step(uuid, text, text) to service_role;
