-- Deletes the account and everything that refers to it, and leaves the proof, in one transaction. Two tables keep their rows,
-- under an id that no longer identifies anybody: payments, as tax law asks, and the ledger of credits, which is never rewritten.
-- False where no process holds the request: nothing is deleted then.
create function public.finish_account_deletion(p_user uuid, p_files integer) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_asked public.account_deletions;
  v_rows jsonb;
begin
  select * into v_asked from public.account_deletions where user_id = p_user for update;
  if not found or v_asked.claimed_until is null then return false; end if;
  v_rows := jsonb_build_object(
    'user_images', (select count(*) from public.user_images where user_id = p_user),
    'generations', (select count(*) from public.generations where user_id = p_user),
    'text_orders', (select count(*) from public.text_orders where user_id = p_user),
    'conversations', (select count(*) from public.conversations where user_id = p_user),
    'conversation_turns', (select count(*) from public.conversation_turns where user_id = p_user),
    'conversation_photos', (select count(*) from public.conversation_photos where user_id = p_user)
  );
  insert into public.account_deletion_proofs (account_hash, requested_at, files, rows)
  values (encode(sha256(convert_to(p_user::text, 'UTF8')), 'hex'), v_asked.requested_at, p_files, v_rows);
  -- These name the user without a foreign key.
  delete from auth.refresh_tokens where user_id::text = p_user::text;
  delete from auth.flow_state where user_id = p_user;
  if to_regclass('auth.audit_log_entries') is not null then
    execute 'delete from auth.audit_log_entries where payload ->> ''actor_id'' = $1' using p_user::text;
  end if;
  delete from auth.users where id = p_user;
  return true;
end;
$$;

-- Payments of accounts that are gone, once tax law no longer asks for them: after the fifth year that follows theirs
-- (Código Tributário Nacional, arts. 173 and 195). Answers how many.
create function public.forget_old_payments(p_now timestamptz) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  v_until timestamptz := date_trunc('year', p_now at time zone 'America/Sao_Paulo') at time zone 'America/Sao_Paulo'
    - interval '5 years';
  v_count integer;
begin
  delete from public.payment_refunds r using public.payments p
  where r.invoice_id = p.invoice_id and p.paid_at < v_until
    and not exists (select 1 from auth.users u where u.id = p.user_id);
  delete from public.payments p
  where p.paid_at < v_until and not exists (select 1 from auth.users u where u.id = p.user_id);
  get diagnostics v_count = row_count;
  return v_count;
end;
$$;

revoke all on function public.finish_account_deletion(uuid, integer) from public, anon, authenticated;
revoke all on function public.forget_old_payments(timestamptz) from public, anon, authenticated;
grant execute on function public.finish_account_deletion(uuid, integer) to service_role;
grant execute on function public.forget_old_payments(timestamptz) to service_role;
