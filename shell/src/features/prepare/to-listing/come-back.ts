import type { Api, useNotification } from '@andromeda/platform';
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
  const read = await Promise.all(point.images.map((id) => api.images.read(id).catch(() => null)));
  const images = read.filter((image) => image !== null);
  const { toListing } = point;
  if (!images.some(({ id }) => id === toListing)) return;
  prepare({
    images,
    toListing,
    keep: async ({ id, returnable }) => {
      if (returnable) await api.images.keep(id);
    },
  });
}
