-- A picture that was made and could not be stored is shown and not charged: its credit goes back in the transaction that
-- completes the generation. What the provider charged is recorded all the same.
create or replace function public.commit_generation(
  p_generation_id uuid, p_picture jsonb, p_usage jsonb, p_demonstration boolean default false
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_generation public.generations;
  v_stored boolean := coalesce(jsonb_typeof(p_picture) = 'object', false);
  v_image_id uuid;
begin
  select * into v_generation from public.generations where id = p_generation_id for update;
  if not found then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  elsif v_generation.status in ('completed', 'failed') then
    return jsonb_build_object('ok', true, 'generation', public.generation_as_json(v_generation));
  end if;

  if v_stored then
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
  values (
    v_generation.user_id, v_generation.id, case when v_stored then 'commit' else 'release' end, 'image',
    case when v_stored then 0 else 1 end, case when v_stored then v_generation.operation else 'storage_full' end
  );
  update public.user_credits
  set total_credits_used = total_credits_used + case when v_stored then 1 else 0 end,
      credits_remaining = credits_remaining + case when v_stored then 0 else 1 end, last_updated = now()
  where user_id = v_generation.user_id;
  update public.generations
  set status = 'completed', saved = v_stored, image_id = v_image_id, demonstration = p_demonstration,
      updated_at = now()
  where id = v_generation.id returning * into v_generation;

  return jsonb_build_object('ok', true, 'generation', public.generation_as_json(v_generation));
end;
$$;
