import { type Api, downloadName, type HistoryNode } from '@andromeda/platform';

/** The pictures of the library that files were carried from. */
const sources = new WeakMap<File, string>();

/** Notes which picture of the library a file is. */
function noteSource(file: File, imageId: string): File {
  sources.set(file, imageId);
  return file;
}

/** The picture of the library that a file is; undefined for one that the user chose. */
export const sourceOf = (file: File | undefined): string | undefined => file && sources.get(file);

/** A picture that is brought to a tool: by its id, in the version that the library shows or in this very one, or out of a history. */
export type Carried = { id: string; version?: boolean } | { node: HistoryNode };

/** Brings a picture as a file. The photo that lies beside a cut-out is no picture of the library. */
export async function fetchCarried(api: Api, carried: Carried, signal: AbortSignal): Promise<File> {
  const { imageUrl, prompt, id } = await find(api, carried, signal);
  const answer = await fetch(imageUrl, { signal });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const bytes = await answer.blob();
  const file = new File([bytes], downloadName(prompt), { type: bytes.type });
  return id ? noteSource(file, id) : file;
}

async function find(api: Api, carried: Carried, signal: AbortSignal) {
  if ('node' in carried) return { ...carried.node, id: carried.node.image?.id };
  const { id, version } = carried;
  if (!version) return api.images.read(id, signal);
  const { nodes } = await api.images.history(id, signal);
  return nodes.find((node) => node.id === id) ?? api.images.read(id, signal);
}
