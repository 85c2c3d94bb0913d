import { type Api, ApiError, useApi, useSearchParams } from '@andromeda/platform';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRemake } from '../remake/remake-context.ts';
import { photosIn } from './carried-address.ts';
import { type Carried, fetchCarried } from './carried-source.ts';
import type { ChosenPhotos } from './use-chosen-photos.ts';

/** The state of what was carried here. `gone`: the library, or the product, no longer has it. */
export interface CarriedPicture {
  state: 'none' | 'coming' | 'here' | 'gone' | 'failed';
  from: 'library' | 'product';
  retry(): void;
}

/**
 * Chooses the picture of the library that the address names: `?imagem={id}`, which any remote may link to, and which
 * a reload and a kept link find again (`&versao=esta`: this version, also where another one took its place), or what the picture was
 * made of that another one is made like; or photos of a product, of the address (`photosIn`) or of that picture. `single` tools put it in place of what was chosen.
 */
export function useCarriedPicture(photos: ChosenPhotos, { single = false } = {}): CarriedPicture {
  const [params] = useSearchParams();
  const id = params.get('imagem') ?? '';
  const version = params.get('versao') === 'esta';
  const { source = null, productPhoto = null } = useRemake() ?? {};
  const photosOfProduct = productPhoto ? photosOf(productPhoto) : photosIn(params);
  const ofLibrary = source ? source.id : `${id}${version ? ' version' : ''}`;
  const name = photosOfProduct?.photos.join() ?? ofLibrary;
  const carried = photosOfProduct ?? (source ? { node: source } : { id, version });
  const picture = useQuery({ ...carriedPictureQuery(useApi(), name, carried), enabled: name !== '' });
  const taken = useRef<readonly File[]>(undefined);
  const take = useEffectEvent((files: readonly File[]) => {
    // Once: a picture that the user removed does not come back.
    if (taken.current === files) return;
    taken.current = files;
    if (single) photos.replaceAll(files.slice(0, 1));
    else photos.add(files);
  });
  useEffect(() => {
    if (picture.data) take(picture.data);
  }, [picture.data]);
  return {
    state: name === '' ? 'none' : stateOf(picture),
    from: 'photos' in carried ? 'product' : 'library',
    retry: () => void picture.refetch(),
  };
}

const photosOf = ({ product, photo }: { product: string; photo: string }) => ({ product, photos: [photo] });

const carriedPictureQuery = (api: Api, name: string, carried: Carried) =>
  queryOptions({
    queryKey: ['carried-picture', name],
    queryFn: ({ signal }) => fetchCarried(api, carried, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

function stateOf(picture: { data: unknown; error: unknown; isFetching: boolean }): CarriedPicture['state'] {
  if (picture.data) return 'here';
  if (picture.isFetching || !picture.error) return 'coming';
  // An address that names no picture at all is a `bad_request`.
  const code = picture.error instanceof ApiError ? picture.error.code : null;
  return code === 'not_found' || code === 'bad_request' ? 'gone' : 'failed';
}
