import type { Api, ApiError } from '@andromeda/platform';
import { type Batch, open } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { coalesce } from './coalesce.ts';
import { standingOf } from './item-outcome.ts';

/** As many orders as the server answers at once. */
const ASKED_AT_ONCE = 50;
/** Several orders end, and several photos change, within this time: they are looked at together. */
const TOGETHER_MS = 250;

interface Looked {
  /** How many orders have ended, or are to be sent again. */
  ended: number;
  /** Why it is better to wait before the next one is sent. */
  wait: ApiError | null;
}

/** What happens to the orders of a batch at the server, and to the batch in this browser. */
export interface OrderFollower {
  /** Resolves once something has happened since the last time. */
  next(): Promise<void>;
  wake(): void;
  /** Something may have happened to any order. */
  noteAll(): void;
  /** Asks the server about the orders that something happened to, and keeps what became of them. */
  read(batch: Batch): Promise<Looked>;
  leave(): void;
}

export function followOrders({ api, store }: { api: Api; store: BatchStore }): OrderFollower {
  // What happened before is in no event.
  let all = true;
  let raised = false;
  let wake: () => void = () => undefined;
  const touched = new Set<string>();
  const begun = new Set<string>();
  const raise = () => {
    raised = true;
    wake();
  };
  const noteAll = () => {
    all = true;
    raise();
  };
  const leaveOrders = api.generations.follow(null, (signal) => {
    if (signal === 'look') return noteAll();
    if (signal.status === 'waiting') return;
    (signal.status === 'working' ? begun : touched).add(signal.key);
    raise();
  });
  const leaveStore = store.watch(coalesce(raise, TOGETHER_MS));

  const showBegun = async (batch: Batch) => {
    for (const { id, key, state } of open(batch))
      if (key && begun.delete(key) && state === 'sent') await store.change(id, { state: 'working' });
  };

  return {
    next: async () => {
      if (!raised)
        await new Promise<void>((settle) => {
          wake = settle;
        });
      raised = false;
    },
    wake: raise,
    noteAll,
    async read(batch) {
      await showBegun(batch);
      const asked = open(batch).filter(({ key }) => key && (all || touched.has(key)));
      all = false;
      const looked: Looked = { ended: 0, wait: null };
      for (let first = 0; first < asked.length; first += ASKED_AT_ONCE) {
        const part = asked.slice(first, first + ASKED_AT_ONCE);
        const answer = await api.generations.findSeveral(part.map(({ key }) => key ?? ''));
        const found = new Map(answer.map(({ key, generation }) => [key, generation]));
        for (const { id, key } of part) {
          touched.delete(key ?? '');
          const { change, wait } = standingOf(found.get(key ?? '') ?? 'missing');
          if (!change) continue;
          await store.change(id, change);
          looked.ended += 1;
          looked.wait = wait ?? looked.wait;
        }
      }
      return looked;
    },
    leave: () => {
      leaveOrders();
      leaveStore();
    },
  };
}
