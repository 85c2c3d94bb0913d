import { type Api, ApiError } from '@andromeda/platform';
import { type Batch, open, unsent } from './batch.ts';
import type { BatchStore } from './batch-store.ts';
import { followOrders, type OrderFollower } from './follow-orders.ts';
import type { Handover } from './handover.ts';
import { FATAL } from './item-outcome.ts';
import { createPaceMeter, type PaceMeter } from './pace.ts';
import { patience } from './patience.ts';
import { sendItem } from './send-item.ts';

/** Photos that are sent at a time. */
const SENT_AT_ONCE = 3;

interface RunOptions {
  api: Api;
  store: BatchStore;
  handover: Handover;
  /** False once the user has signed out: nobody else pays for the rest. */
  isWanted(): boolean;
  /** Says what the batch waits for; null once it goes on. */
  onWait(reason: ApiError | null): void;
  /** No further photo can be sent, although the server goes on with the others. */
  onRefused(reason: ApiError): void;
  /** After each photo: the balance may have changed. */
  onMade(): void;
}

/** One run: what it sends, and why it sends no more. */
interface Run extends RunOptions {
  id: string;
  follower: OrderFollower;
  meter: PaceMeter;
  sending: Promise<void> | null;
  /** The provider, or the connection, is left in peace until then. */
  pause: Promise<void> | null;
  /** What ended the sending although no answer of the server did, such as a full disk. */
  fault: unknown;
  refusal: ApiError | null;
  /** The server was asked to give back what waits. */
  stopped: boolean;
}

/**
 * Sends what is left of a batch ahead and follows it until everything has ended or is stopped; the server goes on where this
 * page is closed. Rejects with the `ApiError` that stopped the sending.
 */
export async function runBatch(options: RunOptions): Promise<void> {
  const { store, isWanted, handover } = options;
  await handover.begin();
  const follower = followOrders(options);
  const meter = createPaceMeter();
  const id = await nameOf(store);
  const run: Run = {
    ...options,
    id,
    follower,
    meter,
    onWait: (reason) => {
      options.onWait(reason);
      if (reason && reason.code !== 'too_many_orders') meter.forget();
    },
    sending: null,
    pause: null,
    fault: null,
    refusal: null,
    stopped: false,
  };
  try {
    for (let looked = false; ; looked = true) {
      const batch = await store.read();
      if (!isWanted()) return;
      // What the first look finds ended before.
      if (looked) await measure(run, batch);
      if (run.fault) throw run.fault;
      if (batch.running) run.stopped = false;
      if (batch.running && !run.refusal && unsent(batch).length > 0) startSending(run);
      if (!run.sending && open(batch).length === 0) return await end(run, batch);
      await look(run, batch);
      await follower.next();
    }
  } finally {
    follower.leave();
    await handover.end();
  }
}

async function nameOf(store: BatchStore): Promise<string> {
  const { id = crypto.randomUUID() } = await store.read();
  await store.set({ id, pace: null });
  return id;
}

/** Keeps the pace beside the batch, where every tab reads it. */
async function measure({ store, meter, refusal }: Run, batch: Batch): Promise<void> {
  if (!batch.running) meter.forget();
  const pace = batch.running && !refusal ? meter.note(batch.items) : null;
  if (pace?.at !== batch.pace?.at) await store.set({ pace });
}

async function end({ store, refusal }: Run, { running }: Batch): Promise<void> {
  if (running) await store.set({ running: false, pace: null });
  if (refusal) throw refusal;
}

/** Follows what happened at the server. What no answer came to is asked for again. */
async function look(run: Run, batch: Batch): Promise<void> {
  const { api, id, follower, onMade, onWait } = run;
  try {
    if (!batch.running && !run.sending && !run.stopped) {
      await api.generations.stopBatch(id);
      run.stopped = true;
      follower.noteAll();
    }
    const { ended, wait } = await follower.read(batch);
    if (ended > 0) onMade();
    if (!wait) return;
    onWait(wait);
    run.pause = patience();
  } catch (error) {
    if (!(error instanceof ApiError) || FATAL.has(error.code)) throw error;
    onWait(error);
    await patience();
    follower.noteAll();
  }
}

function startSending(run: Run): void {
  run.sending ??= sendTogether(run)
    .catch((fault: unknown) => {
      run.fault = fault;
    })
    .finally(() => {
      run.sending = null;
      run.follower.wake();
    });
}

/** Sends photos, a few at a time, until none is left or the batch is stopped. */
async function sendTogether(run: Run): Promise<void> {
  const { api, store, id, handover, isWanted, onWait, onMade } = run;
  const newKey = (photo: string) => handover.takeKey(photo) ?? crypto.randomUUID();
  const taken = new Set<string>();
  const send = async () => {
    for (;;) {
      await run.pause;
      const batch = { ...(await store.read()), id };
      await handover.offer(batch, taken);
      const item = unsent(batch).find((photo) => !taken.has(photo.id));
      if (!item || !batch.running || run.refusal || !isWanted()) return;
      taken.add(item.id);
      const sent = await sendItem({ api, store, batch, newKey }, item);
      taken.delete(item.id);
      if (!isWanted()) return;
      onMade();
      if (sent.next === 'stop') {
        run.refusal = sent.reason;
        run.onRefused(sent.reason);
      } else if (!run.refusal) onWait(sent.next === 'wait' ? sent.reason : null);
      if (sent.next !== 'wait') continue;
      handover.remind();
      await patience();
    }
  };
  await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
}
