-- Pictures that a user marked as favourites. It is the only column of a picture that its user may change.
alter table public.user_images add column favorite boolean not null default false;

create index user_images_favorites on public.user_images (user_id, created_at desc, id desc) where favorite;

create policy "people mark their own images" on public.user_images
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

grant update (favorite) on public.user_images to authenticated;

-- The embedded database gives every role every column back, so what only the database may write is kept here.
create function public.keep_image() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if current_user <> 'authenticated' then
    return new;
  end if;
  old.favorite := new.favorite;
  return old;
end;
$$;

revoke all on function public.keep_image() from public, anon, authenticated;

create trigger keep_image before update on public.user_images
  for each row execute function public.keep_image();
