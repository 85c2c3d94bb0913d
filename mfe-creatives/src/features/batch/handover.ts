import { type Api, ApiError } from '@andromeda/platform';
import { type Batch, type BatchItem, unsent } from './batch.ts';
import { lookOf, requestOf } from './send-item.ts';

/** Where the service worker finds what it may send (bff/src/pages/installed-app/service-worker.js). The shell drops it at a sign-out. */
const CACHE = 'andromeda-handover';
const PLACE = '/andromeda-handover';
const TAG = 'andromeda-batch';

/** Background Sync, which TypeScript's library does not know, and only browsers of Chromium have. */
interface Sync {
  register(tag: string): Promise<void>;
}

interface HandoverOptions {
  api: Api;
  userId: string;
  /** False once the user has signed out: nothing more is left to the service worker. */
  isWanted(): boolean;
  /** Says whether the service worker sends the rest where this page cannot. */
  onChange(handedOver: boolean): void;
}

/** What the service worker sends where this page cannot: the same orders with the same keys, in one run of a batch. */
export interface Handover {
  /** Forgets what an earlier run left. */
  begin(): Promise<void>;
  /** Hands over what still waits, where it is not yet; the page sends `underWay` just now. Resolves once the keys are decided. */
  offer(batch: Batch, underWay: ReadonlySet<string>): Promise<void>;
  /** The key with which the service worker would send a photo that has none: given once, because an order may use it up. */
  takeKey(id: string): string | undefined;
  /** Asks the browser once more to start the service worker as soon as there is a connection. */
  remind(): void;
  end(): Promise<void>;
}

interface Waiting {
  item: BatchItem;
  key: string;
}

export function createHandover({ api, userId, isWanted, onChange }: HandoverOptions): Handover {
  const keys = new Map<string, string>();
  let handedOver = new Map<string, string>();
  let state: 'open' | 'offering' | 'refused' | 'ended' = 'open';

  const isOver = () => state === 'ended' || !isWanted();
  const keyOf = ({ id, key }: BatchItem) => {
    const decided = key ?? keys.get(id) ?? crypto.randomUUID();
    if (!key) keys.set(id, decided);
    return decided;
  };
  const handOver = async (sync: Sync, batch: Batch, waiting: readonly Waiting[]) => {
    const orders = await readyOrders(api, batch, waiting);
    if (isOver()) return;
    await (await caches.open(CACHE)).put(PLACE, Response.json({ userId, batch: batch.id, orders }));
    if (isOver()) return forget();
    handedOver = new Map(waiting.map(({ item, key }) => [item.id, key]));
    await sync.register(TAG);
    onChange(true);
  };
  const remind = () => {
    if (handedOver.size > 0)
      void findSync()
        .then((sync) => sync?.register(TAG))
        .catch(() => undefined);
  };
  const onHidden = () => {
    if (document.visibilityState === 'hidden') remind();
  };
  return {
    async begin() {
      onChange(false);
      document.addEventListener('visibilitychange', onHidden);
      await forget();
    },
    async offer(batch, underWay) {
      if (state !== 'open') return;
      const sync = await findSync().catch(() => null);
      if (!sync || state !== 'open') return;
      const waiting = unsent(batch).flatMap((item) => {
        // The key of one that is sent just now may not have been read yet.
        const key = !item.key && underWay.has(item.id) ? handedOver.get(item.id) : keyOf(item);
        return key ? [{ item, key }] : [];
      });
      if (waiting.every(({ item, key }) => handedOver.get(item.id) === key)) return;
      state = 'offering';
      const settle = (next: 'open' | 'refused') => {
        if (state === 'offering') state = next;
      };
      handOver(sync, batch, waiting).then(
        () => settle('open'),
        (error) => settle(error instanceof ApiError && error.status === 0 ? 'open' : 'refused'),
      );
    },
    takeKey(id) {
      const key = keys.get(id);
      keys.delete(id);
      return key;
    },
    remind,
    async end() {
      state = 'ended';
      document.removeEventListener('visibilitychange', onHidden);
      onChange(false);
      await forget();
    },
  };
}

/** What the page would send of each photo, with a permit in place of its session, and the background to note with it. */
async function readyOrders(api: Api, batch: Batch, waiting: readonly Waiting[]) {
  const made = waiting.map(({ item, key }) => {
    const look = lookOf(item, batch.background);
    return { photo: item.id, madeWith: look, request: requestOf({ batch, key, item, look }) };
  });
  const requests = made.map(({ request }) => request);
  const ready = new Map(
    (await api.generations.permitOrders(batch.id ?? '', requests)).map((order) => [order.key, order]),
  );
  return made.map(({ photo, madeWith, request }) => ({
    photo,
    madeWith,
    ...ready.get(request.idempotencyKey),
  }));
}

async function forget(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(CACHE).catch(() => false);
}

async function findSync(): Promise<Sync | null> {
  const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
  const registration: (ServiceWorkerRegistration & { sync?: Sync }) | undefined =
    await serviceWorker?.getRegistration();
  return ('caches' in globalThis && registration?.sync) || null;
}
