-- One of the caller's pictures, in its newest version: a page may still know the id of an earlier one.
create function public.read_image(p_image_id uuid) returns setof public.user_images
language sql stable security invoker set search_path = '' as $$
  select newest.*
  from public.user_images asked join public.user_images newest on newest.id = coalesce(asked.replaced_by, asked.id)
  where asked.id = p_image_id and asked.user_id = auth.uid();
$$;

revoke all on function public.read_image(uuid) from public, anon;
grant execute on function public.read_image(uuid) to authenticated;
