-- Begins a turn, and its conversation with it. The conversation's row is locked first, so that of two questions at
-- once one finds the other's answer under way. Asking a turn again deletes its old answer.
create function public.open_turn(
  p_user_id uuid, p_conversation_id uuid, p_title text, p_turn_id uuid, p_question text, p_photo_id uuid,
  p_lease_seconds integer
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_until timestamptz := now() + make_interval(secs => p_lease_seconds);
begin
  insert into public.conversations (id, user_id, title) values (p_conversation_id, p_user_id, p_title)
  on conflict (id) do nothing;
  perform 1 from public.conversations where id = p_conversation_id and user_id = p_user_id for update;
  if not found or exists (
    select 1 from public.conversation_turns where id = p_turn_id and conversation_id <> p_conversation_id
  ) then
    return jsonb_build_object('ok', false, 'code', 'not_found');
  end if;
  if exists (
    select 1 from public.conversation_turns
    where conversation_id = p_conversation_id and state = 'answering' and alive_until > now()
  ) then
    return jsonb_build_object('ok', false, 'code', 'answer_under_way');
  end if;

  insert into public.conversation_turns (id, conversation_id, user_id, question, photo_id, alive_until)
  values (
    p_turn_id, p_conversation_id, p_user_id, p_question,
    (select id from public.conversation_photos where id = p_photo_id and user_id = p_user_id), v_until
  )
  on conflict (id) do update set
    answer = '', state = 'answering', demonstration = false, stop_asked = false, alive_until = v_until;
  update public.conversation_photos set conversation_id = p_conversation_id
  where id = p_photo_id and user_id = p_user_id and conversation_id is null;
  update public.conversations set updated_at = now() where id = p_conversation_id;
  return jsonb_build_object('ok', true);
end;
$$;

revoke all on function public.open_turn(uuid, uuid, text, uuid, text, uuid, integer)
  from public, anon, authenticated;
grant execute on function public.open_turn(uuid, uuid, text, uuid, text, uuid, integer) to service_role;
