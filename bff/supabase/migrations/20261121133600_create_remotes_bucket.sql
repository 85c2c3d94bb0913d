-- The files of published remotes, on a hosted project. Private: the BFF reads them for everybody, and nobody else
-- reads or writes.
insert into storage.buckets (id, name, public, file_size_limit)
values ('remotes', 'remotes', false, 20971520)
on conflict (id) do nothing;
