-- A picture whose cut-out the engine doubts is charged like any other, and its credit comes back when the user discards
-- it before keeping it. The return is an entry of its own, after the commit: the ledger stays append-only.
alter table public.credit_entries drop constraint credit_entries_kind_check;
alter table public.credit_entries add constraint credit_entries_kind_check
  check (kind in ('grant', 'reserve', 'commit', 'release', 'refund', 'return'));

create unique index credit_entries_return_once on public.credit_entries (generation_id) where kind = 'return';

-- True while discarding the picture gives its credit back.
alter table public.user_images add column returnable boolean not null default false;
-- The discarded picture, so that a second click finds the first one's result.
alter table public.generations add column returned_image_id uuid;

create or replace function public.commit_generation(
  p_generation_id uuid, p_picture jsonb, p_usage jsonb, p_demonstration boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_generation public.generations;
  v_image_id uuid;
begin
  select * into v_generation from public.generations where id = p_generation_id for update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  elsif v_generation.status in ('completed', 'failed') then
    return jsonb_build_object('ok', true, 'generation', public.generation_as_json(v_generation));
  end if;

  if jsonb_typeof(p_picture) = 'object' then
    insert into public.user_images (
      user_id, image_url, prompt, metadata, width, height, dominant_color, returnable
    ) values (
      v_generation.user_id, p_picture ->> 'path', v_generation.prompt,
      coalesce(p_picture -> 'metadata', '{}'::jsonb) || jsonb_build_object('operation', v_generation.operation),
      (p_picture ->> 'width')::integer, (p_picture ->> 'height')::integer, p_picture ->> 'dominantColor',
      coalesce(p_picture #> '{metadata,cut_out,doubtful}' = 'true'::jsonb, false)
    ) returning id into v_image_id;
  end if;

  insert into public.token_usage (user_id, operation_type, model_used, tokens_used, cost_usd, prompt, metadata)
  values (
    v_generation.user_id, v_generation.operation, p_usage ->> 'model', (p_usage ->> 'tokensUsed')::integer,
    (p_usage ->> 'costUsd')::numeric, v_generation.prompt, jsonb_build_object('generation_id', v_generation.id)
  );
  insert into public.credit_entries (user_id, generation_id, kind, currency, amount, reason)
  values (v_generation.user_id, v_generation.id, 'commit', 'image', 0, v_generation.operation);
  update public.user_credits set total_credits_used = total_credits_used + 1, last_updated = now()
  where user_id = v_generation.user_id;
  update public.generations
  set status = 'completed', saved = v_image_id is not null, image_id = v_image_id, demonstration = p_demonstration,
      updated_at = now()
  where id = v_generation.id returning * into v_generation;

  return jsonb_build_object('ok', true, 'generation', public.generation_as_json(v_generation));
end;
$$;
