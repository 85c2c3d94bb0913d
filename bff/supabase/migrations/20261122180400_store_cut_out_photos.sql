-- The photo that a cut-out was made of is stored beside it, as a JPEG, so that the cut-out can be repaired later.
update storage.buckets set allowed_mime_types = array['image/png', 'image/jpeg'] where id = 'imagens';
