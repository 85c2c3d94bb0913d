-- A new account gets its profile and 5 free credits in the transaction that makes it: both or neither, once.
create function public.provision_account(p_user_id uuid, p_details jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_digits text := regexp_replace(coalesce(p_details ->> 'phone', ''), '[^0-9]', '', 'g');
begin
  -- What an identity provider or a hand-written request puts there must never stop a sign-up.
  insert into public.user_profiles (id, full_name, phone)
  values (
    p_user_id,
    left(btrim(coalesce(p_details ->> 'full_name', p_details ->> 'name', '')), 120),
    case when char_length(v_digits) = 11 then v_digits else '' end
  )
  on conflict (id) do nothing;

  perform public.grant_credits(p_user_id, 'signup:' || p_user_id::text, 'signup', 5, 0);
end;
$$;

create function public.provision_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform public.provision_account(new.id, coalesce(new.raw_user_meta_data, '{}'::jsonb));
  return new;
end;
$$;

revoke all on function public.provision_account(uuid, jsonb) from public, anon, authenticated;
revoke all on function public.provision_new_user() from public, anon, authenticated;
grant execute on function public.provision_account(uuid, jsonb) to service_role;

create trigger provision_new_user after insert on auth.users
  for each row execute function public.provision_new_user();

-- Accounts older than this migration.
select public.provision_account(id, coalesce(raw_user_meta_data, '{}'::jsonb)) from auth.users;
