import { type Api, ApiError, downloadName, type HistoryNode } from '@andromeda/platform';
import { noteOrigin } from './origins.ts';

/**
 * What is brought to a tool: a picture by its id, in the version that the library shows or in this very one, or out of a history; or
 * photos of a product.
 */
export type Carried =
  | { id: string; version?: boolean }
  | { node: HistoryNode }
  | { product: string; photos: readonly string[] };

/** Brings pictures as files. The photo that lies beside a cut-out is no picture of the library. */
export async function fetchCarried(api: Api, carried: Carried, signal: AbortSignal): Promise<File[]> {
  if ('photos' in carried) return fetchProductPhotos(api, carried, signal);
  const { imageUrl, prompt, id } = await find(api, carried, signal);
  const file = await fetchFile(imageUrl, downloadName(prompt), signal);
  return [id ? noteOrigin(file, { source: id }) : file];
}

/** The photos in their order. Each is called after its product, and so will be what is made of it. */
export async function fetchProductPhotos(
  api: Api,
  { product, photos }: { product: string; photos: readonly string[] },
  signal?: AbortSignal,
): Promise<File[]> {
  const [{ name }, all] = await Promise.all([
    api.products.read(product, signal),
    api.products.photos(product, signal),
  ]);
  const found = all.filter(({ id }) => photos.includes(id));
  if (found.length === 0) throw new ApiError({ code: 'not_found', status: 404 });
  return Promise.all(
    found.map(async (photo) => {
      const file = await fetchFile(photo.photoUrl, `${name} (${all.indexOf(photo) + 1}).jpg`, signal);
      return noteOrigin(file, { product, productPhoto: photo.id });
    }),
  );
}

async function fetchFile(address: string, name: string, signal?: AbortSignal): Promise<File> {
  const answer = await fetch(address, signal ? { signal } : {});
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const bytes = await answer.blob();
  return new File([bytes], name, { type: bytes.type });
}

async function find(api: Api, carried: Exclude<Carried, { product: string }>, signal: AbortSignal) {
  if ('node' in carried) return { ...carried.node, id: carried.node.image?.id };
  const { id, version } = carried;
  if (!version) return api.images.read(id, signal);
  const { nodes } = await api.images.history(id, signal);
  return nodes.find((node) => node.id === id) ?? api.images.read(id, signal);
}
