-- The tables whose rows belong to one user, as the copy of a user's data reads them. A migration that adds such a table adds its
-- line here. What belongs to a user in another way, or lies in another schema, stands in the function.
create table private.personal_tables (
  -- The name of a table of `public`.
  source text primary key,
  -- The columns that tell its rows of one user apart.
  key text[] not null default '{id}',
  owner text not null default 'user_id',
  -- Columns that the copy leaves out: secrets, and what means nothing to the user.
  omitted text[] not null default '{}'
);

alter table private.personal_tables enable row level security;

revoke all on private.personal_tables from public, anon, authenticated;

insert into private.personal_tables (source, key, owner, omitted) values
  ('user_profiles', '{id}', 'id', '{}'),
  ('user_credits', '{user_id}', 'user_id', '{}'),
  ('credit_entries', '{id}', 'user_id', '{}'),
  ('subscriptions', '{user_id}', 'user_id', '{}'),
  ('payments', '{invoice_id}', 'user_id', '{}'),
  ('user_images', '{id}', 'user_id', '{}'),
  ('generations', '{id}', 'user_id', '{}'),
  ('text_orders', '{id}', 'user_id', '{}'),
  ('products', '{id}', 'user_id', '{}'),
  ('product_listings', '{product_id,channel}', 'user_id', '{}'),
  ('brand_kits', '{user_id}', 'user_id', '{}'),
  ('saved_styles', '{id}', 'user_id', '{}'),
  ('own_templates', '{id}', 'user_id', '{}'),
  ('marketplace_connections', '{channel}', 'user_id', '{sealed_tokens,refresh_claim,refresh_until}'),
  ('marketplace_changes', '{id}', 'user_id', '{request_key,claim,claimed_until}'),
  ('conversations', '{id}', 'user_id', '{}'),
  ('conversation_turns', '{id}', 'user_id', '{}'),
  ('conversation_photos', '{id}', 'user_id', '{photo,thumbnail}'),
  ('token_usage', '{id}', 'user_id', '{}'),
  ('user_roles', '{role}', 'user_id', '{}'),
  ('account_blocks', '{user_id}', 'user_id', '{}'),
  ('account_deletions', '{user_id}', 'user_id', '{}'),
  ('data_exports', '{user_id}', 'user_id', '{archives,claim,claimed_until}');

-- A page of a user's rows of one source, in the order of their keys.
create or replace function public.read_personal_rows(p_user uuid, p_source text, p_after text, p_limit integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  v_table private.personal_tables;
  v_key text;
  v_rows jsonb;
begin
  select * into v_table from private.personal_tables t where t.source = p_source;
  if found then
    select string_agg(format('t.%I::text', k.name), ' || ''/'' || ' order by k.place) into v_key
    from unnest(v_table.key) with ordinality k (name, place);
    execute format(
      'select jsonb_agg(jsonb_build_object(''key'', page.key, ''row'', page.value) order by page.key collate "C") from (
        select %1$s as key, to_jsonb(t) - $1 as value from public.%2$I t
        where t.%3$I = $2 and (%1$s) collate "C" > $3 order by (%1$s) collate "C" limit $4
      ) page',
      v_key, v_table.source, v_table.owner
    ) into v_rows using v_table.omitted, p_user, p_after, p_limit;
    return coalesce(v_rows, '[]'::jsonb);
  end if;
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
      select t.invoice_id, to_jsonb(t) from public.payment_refunds t join public.payments p using (invoice_id)
      where p_source = 'payment_refunds' and p.user_id = p_user
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
