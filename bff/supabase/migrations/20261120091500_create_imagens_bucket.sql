-- Finished pictures: private, PNG only, one folder a user. The service writes; users may read their own.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('imagens', 'imagens', false, 52428800, array['image/png'])
on conflict (id) do nothing;

create policy "people read their own pictures" on storage.objects
  for select to authenticated
  using (bucket_id = 'imagens' and (storage.foldername(name))[1] = (select auth.uid())::text);
