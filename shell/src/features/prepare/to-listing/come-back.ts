import type { Api, LibraryImage, useNotification } from '@andromeda/platform';
import type { Prepare } from '@andromeda/platform/host';
import { DOWNLOAD_ERROR_MS, MESSAGE_MS } from '../messages.ts';
import { outcomes } from './messages.ts';
import { takeReturnPoint } from './return-point.ts';

interface Parts {
  api: Api;
  notify: ReturnType<typeof useNotification>['notify'];
  prepare: Prepare;
}

/** Says what came of the way to Mercado Livre, and opens the preparation again where it was left. */
export async function comeBack(outcome: string, { api, notify, prepare }: Parts): Promise<void> {
  const said = outcomes[outcome];
  const say = () =>
    said && notify({ ...said, durationMs: said.type === 'error' ? DOWNLOAD_ERROR_MS : MESSAGE_MS });
  const point = takeReturnPoint();
  // Where the preparation opens again, it names the account itself.
  if (!point || outcome !== 'conectado') say();
  if (!point) return;
  const { toListing, channels } = point;
  const images = await readSome(api, point.images);
  if (!images.some(({ id }) => id === toListing)) return;
  prepare({
    images,
    channels,
    toListing,
    keep: async ({ id, returnable }) => {
      if (returnable) await api.images.keep(id);
    },
  });
}

/** Calls under way at one time. */
const AT_ONCE = 6;

/** The pictures that are still there, in their order. */
async function readSome({ images }: Api, ids: readonly string[]): Promise<LibraryImage[]> {
  const read: (LibraryImage | null)[] = [];
  const left = ids.entries();
  const readOn = async () => {
    for (const [place, id] of left) read[place] = await images.read(id).catch(() => null);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readOn));
  return read.filter((image) => image !== null);
}
