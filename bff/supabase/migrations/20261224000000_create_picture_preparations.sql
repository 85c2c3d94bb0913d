-- What users took of their pictures for channels. The files are not stored: they are made again in seconds, free. Only the user reads
-- the rows, and only the service writes them. They go with their picture, and with its version.
create table public.picture_preparations (
  user_id uuid not null references auth.users (id) on delete cascade,
  image_id uuid not null references public.user_images (id) on delete cascade,
  channel text not null check (char_length(channel) between 1 and 40),
  -- One press, which may have taken many pictures for many channels.
  act uuid not null,
  way text not null check (way in ('file', 'zip', 'share', 'mercado_livre')),
  verdict text not null check (verdict in ('ready', 'check', 'not_as_cover', 'unfit')),
  -- Codes, never words.
  reasons text[] not null default '{}' check (cardinality(reasons) <= 20 and array_to_string(reasons, '') ~ '^[A-Za-z]*$'),
  -- The newest of the channel's rules that it was made by.
  rule_date date not null,
  format text check (format in ('jpeg')),
  width integer check (width > 0),
  height integer check (height > 0),
  bytes integer check (bytes > 0),
  created_at timestamptz not null default now(),
  primary key (image_id, act, channel),
  -- What is unfit has no file.
  check ((verdict = 'unfit') = (format is null) and num_nulls(format, width, height, bytes) in (0, 4))
);

create index picture_preparations_user on public.picture_preparations (user_id);

alter table public.picture_preparations enable row level security;

create policy "people read their own preparations" on public.picture_preparations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "the second step comes first" on public.picture_preparations as restrictive for all to authenticated
  using ((select private.has_passed_second_step()));

revoke insert, update, delete, truncate on public.picture_preparations from public, anon, authenticated;

insert into private.personal_tables (source, key) values ('picture_preparations', '{image_id,act,channel}');

-- Notes what one press took, each copy at the version that is shown. The same copy by the same way within a minute is one. Of a picture
-- the last presses stay whose copies are 50 together. False where none of the pictures is the user's; others are left out.
create function public.note_preparations(p_user_id uuid, p_act uuid, p_way text, p_copies jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_images uuid[];
begin
  -- Two tabs take turns, so that together they pass neither rule.
  perform pg_advisory_xact_lock(hashtextextended('picture_preparations ' || p_user_id, 0));
  select array_agg(distinct coalesce(i.replaced_by, i.id)) into v_images
  from jsonb_to_recordset(p_copies) c (image_id uuid)
    join public.user_images i on i.id = c.image_id and i.user_id = p_user_id;
  if v_images is null then return false; end if;
  insert into public.picture_preparations
    (user_id, image_id, channel, act, way, verdict, reasons, rule_date, format, width, height, bytes)
  select p_user_id, coalesce(i.replaced_by, i.id), c.channel, p_act, p_way, c.verdict,
    array(select jsonb_array_elements_text(c.reasons)), c.rule_date, c.format, c.width, c.height, c.bytes
  from jsonb_to_recordset(p_copies) c (
      image_id uuid, channel text, verdict text, reasons jsonb, rule_date date, format text, width integer, height integer,
      bytes integer
    )
    join public.user_images i on i.id = c.image_id and i.user_id = p_user_id
  where not exists (
    select from public.picture_preparations p
    where p.image_id = coalesce(i.replaced_by, i.id) and p.channel = c.channel and p.way = p_way
      and p.created_at > now() - interval '1 minute'
  )
  on conflict do nothing;
  delete from public.picture_preparations p using (
    select presses.image_id, presses.act,
      sum(presses.copies) over (partition by presses.image_id order by presses.created_at desc, presses.act) as upto
    from (
      select k.image_id, k.act, max(k.created_at) as created_at, count(*) as copies
      from public.picture_preparations k where k.image_id = any (v_images) group by k.image_id, k.act
    ) presses
  ) old
  where old.upto > 50 and p.image_id = old.image_id and p.act = old.act;
  return true;
end;
$$;

revoke all on function public.note_preparations(uuid, uuid, text, jsonb) from public, anon, authenticated;
grant execute on function public.note_preparations(uuid, uuid, text, jsonb) to service_role;

-- As before (20261211000001), with what was taken of each picture for channels, the last first.
create or replace function public.read_image_history(p_image_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with recursive
  up (family, made_from, step, seen) as (
    select coalesce(i.replaced_by, i.id), i.metadata ->> 'made_from', 0, array[coalesce(i.replaced_by, i.id)]
    from public.user_images i where i.id = p_image_id and i.user_id = auth.uid()
    union all
    select coalesce(i.replaced_by, i.id), i.metadata ->> 'made_from', up.step + 1, up.seen || coalesce(i.replaced_by, i.id)
    from up join public.user_images i
      on i.id = case when up.made_from ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then up.made_from::uuid end
    where i.user_id = auth.uid() and up.step < 50 and coalesce(i.replaced_by, i.id) <> all (up.seen)
  ),
  down (family, seen) as (
    (select up.family, array[up.family] from up order by up.step desc limit 1)
    union all
    select child.id, down.seen || child.id
    from down
      join public.user_images version on version.id = down.family or version.replaced_by = down.family
      join public.user_images child on child.user_id = auth.uid() and child.metadata ->> 'made_from' = version.id::text
    where child.replaced_by is null and child.id <> all (down.seen)
  ),
  families (family) as (
    select family from up
    union
    (select family from down limit 200)
  )
  select jsonb_build_object(
    'truncated', (select count(*) from (select from down limit 201) more) > 200,
    'images', (
      select jsonb_agg(to_jsonb(node) order by node.created_at, node.id) from (
        select i.id, i.user_id, i.image_url, i.prompt, i.operation, i.width, i.height, i.dominant_color, i.favorite,
          i.returnable, i.created_at, jsonb_build_object(
            'cut_out', i.metadata -> 'cut_out', 'name', i.metadata -> 'name', 'model', i.metadata -> 'model',
            'background_type', i.metadata -> 'background_type', 'made_of', i.metadata -> 'made_of',
            'product_id', i.metadata -> 'product_id'
          ) as metadata,
          families.family, i.replaced_by is null as present, i.version_key, i.metadata ->> 'version_of' as version_of,
          i.metadata ->> 'made_from' as made_from, i.metadata -> 'photos' as photos,
          case when i.version_key is null then coalesce(i.metadata -> 'options', made.options) end as options,
          case when i.version_key is null then made.credits else 0 end as credits,
          coalesce((
            select jsonb_agg(to_jsonb(press) order by press.created_at desc, press.act) from (
              select p.act, p.way, max(p.created_at) as created_at, jsonb_agg(
                jsonb_build_object(
                  'channel', p.channel, 'verdict', p.verdict, 'reasons', p.reasons, 'rule_date', p.rule_date,
                  'width', p.width, 'height', p.height, 'bytes', p.bytes
                ) order by p.channel
              ) as copies
              from public.picture_preparations p where p.image_id = i.id group by p.act, p.way
            ) press
          ), '[]') as preparations
        from families
          join public.user_images i on i.id = families.family or i.replaced_by = families.family
          left join lateral (
            select g.options, (
              select -e.amount from public.credit_entries e
              where e.generation_id = g.id and e.kind = 'reserve' and e.user_id = auth.uid()
            ) as credits
            from public.generations g where g.image_id = families.family and g.user_id = auth.uid() limit 1
          ) made on true
      ) node
    )
  );
$$;
