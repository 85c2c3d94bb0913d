-- A picture that is made of a product's photo keeps which one, so that another can be made of it. As before (20261229000001); a photo
-- that is not of that product is dropped, too.
create or replace function private.join_own_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set updated_at = now()
  where id::text = new.metadata ->> 'product_id' and user_id = new.user_id;
  if not found then new.metadata := new.metadata - 'product_id'; end if;
  perform from public.product_photos
  where id::text = new.metadata ->> 'product_photo_id' and product_id::text = new.metadata ->> 'product_id'
    and user_id = new.user_id;
  if not found then new.metadata := new.metadata - 'product_photo_id'; end if;
  return new;
end;
$$;

-- As before (20261224000000), with the photo of a product that a picture was made of, for as long as the product has it.
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
          (
            select jsonb_build_object('product', f.product_id, 'photo', f.id)
            from public.product_photos f where f.user_id = auth.uid() and f.id = case
              when i.metadata ->> 'product_photo_id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
              then (i.metadata ->> 'product_photo_id')::uuid
            end
          ) as product_photo,
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
