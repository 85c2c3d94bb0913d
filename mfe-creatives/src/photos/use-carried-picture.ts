import { type Api, ApiError, downloadName, useApi, useSearchParams } from '@andromeda/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { noteSource } from './carried-source.ts';
import type { ChosenPhotos } from './use-chosen-photos.ts';

/** The state of the picture that was carried here. `gone`: the library no longer has it. */
export interface CarriedPicture {
  state: 'none' | 'coming' | 'here' | 'gone' | 'failed';
  retry(): void;
}

/**
 * Chooses the picture of the library that the address names: `?imagem={id}`, which any remote may link to, and which
 * a reload and a kept link find again. `single` tools put it in place of what was chosen.
 */
export function useCarriedPicture(photos: ChosenPhotos, { single = false } = {}): CarriedPicture {
  const [params] = useSearchParams();
  const id = params.get('imagem') ?? '';
  const picture = useQuery({ ...carriedPictureQuery(useApi(), id), enabled: id !== '' });
  const taken = useRef<File>(undefined);
  const take = useEffectEvent((file: File) => {
    // Once: a picture that the user removed does not come back.
    if (taken.current === file) return;
    taken.current = file;
    if (single) photos.replaceAll([file]);
    else photos.add([file]);
  });
  useEffect(() => {
    if (picture.data) take(picture.data);
  }, [picture.data]);
  return { state: id === '' ? 'none' : stateOf(picture), retry: () => void picture.refetch() };
}

const carriedPictureQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['carried-picture', id],
    queryFn: async ({ signal }) => {
      const { imageUrl, prompt } = await api.images.read(id, signal);
      const answer = await fetch(imageUrl, { signal });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      const bytes = await answer.blob();
      return noteSource(new File([bytes], downloadName(prompt), { type: bytes.type }), id);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

function stateOf(picture: { data: unknown; error: unknown; isFetching: boolean }): CarriedPicture['state'] {
  if (picture.data) return 'here';
  if (picture.isFetching || !picture.error) return 'coming';
  // An address that names no picture at all is a `bad_request`.
  const code = picture.error instanceof ApiError ? picture.error.code : null;
  return code === 'not_found' || code === 'bad_request' ? 'gone' : 'failed';
}
