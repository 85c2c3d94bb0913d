-- As before (20261212000001), with the templates of one's own.
create or replace function public.read_personal_rows(p_user uuid, p_source text, p_after text, p_limit integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_rows jsonb;
begin
  -- A session service may be set up without it.
  if p_source = 'auth.audit_log_entries' then
    if to_regclass('auth.audit_log_entries') is null then return '[]'::jsonb; end if;
    select jsonb_agg(jsonb_build_object('key', page.key, 'row', page.value) order by page.key collate "C") into v_rows from (
      select l.id::text as key, to_jsonb(l) as value from auth.audit_log_entries l
      where l.payload ->> 'actor_id' = p_user::text and l.id::text collate "C" > p_after
      order by l.id::text collate "C" limit p_limit
    ) page;
    return coalesce(v_rows, '[]'::jsonb);
  end if;
  select jsonb_agg(jsonb_build_object('key', page.key, 'row', page.value) order by page.key collate "C") into v_rows from (
    select r.key, r.value from (
      select t.id::text, (
        select jsonb_object_agg(f.key, f.value) from jsonb_each(to_jsonb(t)) f where f.key in (
          'id', 'email', 'phone', 'created_at', 'updated_at', 'email_confirmed_at', 'last_sign_in_at', 'raw_user_meta_data',
          'raw_app_meta_data', 'banned_until', 'confirmation_sent_at', 'recovery_sent_at'
        )
      ) from auth.users t where p_source = 'auth.users' and t.id = p_user
      union all
      select t.id::text, to_jsonb(t) from auth.identities t where p_source = 'auth.identities' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) - array['refresh_token_hmac_key', 'refresh_token_counter'] from auth.sessions t
      where p_source = 'auth.sessions' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.user_profiles t where p_source = 'user_profiles' and t.id = p_user
      union all
      select t.user_id::text, to_jsonb(t) from public.user_credits t where p_source = 'user_credits' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.credit_entries t where p_source = 'credit_entries' and t.user_id = p_user
      union all
      select t.user_id::text, to_jsonb(t) from public.subscriptions t where p_source = 'subscriptions' and t.user_id = p_user
      union all
      select t.invoice_id, to_jsonb(t) from public.payments t where p_source = 'payments' and t.user_id = p_user
      union all
      select t.invoice_id, to_jsonb(t) from public.payment_refunds t join public.payments p using (invoice_id)
      where p_source = 'payment_refunds' and p.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.user_images t where p_source = 'user_images' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.generations t where p_source = 'generations' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.text_orders t where p_source = 'text_orders' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.products t where p_source = 'products' and t.user_id = p_user
      union all
      select t.product_id || '/' || t.channel, to_jsonb(t) from public.product_listings t
      where p_source = 'product_listings' and t.user_id = p_user
      union all
      select t.user_id::text, to_jsonb(t) from public.brand_kits t where p_source = 'brand_kits' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.saved_styles t where p_source = 'saved_styles' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.own_templates t where p_source = 'own_templates' and t.user_id = p_user
      union all
      select t.channel, to_jsonb(t) - array['sealed_tokens', 'refresh_claim', 'refresh_until']
      from public.marketplace_connections t where p_source = 'marketplace_connections' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) - array['request_key', 'claim', 'claimed_until']
      from public.marketplace_changes t where p_source = 'marketplace_changes' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.conversations t where p_source = 'conversations' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.conversation_turns t
      where p_source = 'conversation_turns' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) - array['photo', 'thumbnail'] from public.conversation_photos t
      where p_source = 'conversation_photos' and t.user_id = p_user
      union all
      select t.id::text, to_jsonb(t) from public.token_usage t where p_source = 'token_usage' and t.user_id = p_user
      union all
      select t.role, to_jsonb(t) from public.user_roles t where p_source = 'user_roles' and t.user_id = p_user
      union all
      select t.user_id::text, to_jsonb(t) from public.account_blocks t
      where p_source = 'account_blocks' and t.user_id = p_user
      union all
      select t.user_id::text, to_jsonb(t) from public.account_deletions t
      where p_source = 'account_deletions' and t.user_id = p_user
      union all
      select t.user_id::text, to_jsonb(t) - array['archives', 'claim', 'claimed_until'] from public.data_exports t
      where p_source = 'data_exports' and t.user_id = p_user
      union all
      -- Says what staff did to the account, not who did it; and what an administrator did, not to whom or why.
      select t.id::text, case when t.subject_id = p_user then to_jsonb(t) - array['actor_id', 'request_key']
        else to_jsonb(t) - array['subject_id', 'reason', 'request_key'] end
      from public.audit_log t where p_source = 'audit_log' and (t.subject_id = p_user or t.actor_id = p_user)
      union all
      select t.id::text, to_jsonb(t) from public.remote_trail t join auth.users u on t.who = u.email
      where p_source = 'remote_trail' and u.id = p_user
      union all
      select t.id::text, to_jsonb(t) - 'token_hash' from public.remote_tokens t join auth.users u on t.created_by = u.email
      where p_source = 'remote_tokens' and u.id = p_user
    ) r (key, value)
    where r.key collate "C" > p_after order by r.key collate "C" limit p_limit
  ) page;
  return coalesce(v_rows, '[]'::jsonb);
end;
$$;
