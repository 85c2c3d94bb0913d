-- A picture that is made of a product's photo names that product when it is stored. The product may have been deleted while the
-- picture was made, and the request may name any: one that is not this user's is dropped. A product that gets a picture was changed.
create function private.join_own_product() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.products set updated_at = now()
  where id::text = new.metadata ->> 'product_id' and user_id = new.user_id;
  if not found then new.metadata := new.metadata - 'product_id'; end if;
  return new;
end;
$$;

revoke all on function private.join_own_product() from public, anon, authenticated;

create trigger join_own_product before insert on public.user_images
  for each row when (new.metadata ->> 'product_id' is not null and new.replaced_by is null)
  execute function private.join_own_product();
