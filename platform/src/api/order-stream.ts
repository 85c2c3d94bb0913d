import type { OrderEvent } from 'bff/contract';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Receives what happens to an order; `look` where something may have happened that no event tells: read it then. */
export type OrderListener = (signal: OrderEvent | 'look') => void;

/** How often a page looks for itself while no stream comes. */
const LOOK_EVERY_MS = 3000;
/** The server says every 5 s that it is there. */
const SILENT_MS = 12_000;
/** An event may be lost between two processes of the server. */
const QUIET_MS = 30_000;
const LONGEST_PAUSE_MS = 30_000;

export interface OrderStream {
  /** Listens to one order, or to all of the user's where the key is null; the answer ends it. */
  follow(key: string | null, listener: OrderListener): () => void;
}

/** One stream for all orders of the page, open only while somebody follows one. */
export function createOrderStream(open: (signal: AbortSignal) => Promise<Response>): OrderStream {
  const listeners = new Map<OrderListener, string | null>();
  let page: AbortController | null = null;
  let live = false;
  const look = () => {
    for (const listener of listeners.keys()) listener('look');
  };
  const tell = (event: OrderEvent) => {
    for (const [listener, key] of listeners) if (key === null || key === event.key) listener(event);
  };
  return {
    follow(key, listener) {
      const own: OrderListener = (signal) => listener(signal);
      listeners.set(own, key);
      // Before it is open there is nothing to be missed: everybody looks then.
      if (page && live) own('look');
      if (!page) {
        page = new AbortController();
        const { signal } = page;
        const setLive = (now: boolean) => {
          if (!signal.aborted) live = now;
        };
        void keepOpen(open, { look, tell, setLive }, signal);
      }
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        page?.abort();
        page = null;
        live = false;
      };
    },
  };
}

interface Told {
  look(): void;
  tell(event: OrderEvent): void;
  setLive(now: boolean): void;
}

/** Opens the stream, and again with growing pauses whenever it ends; whoever listens looks while there is none. */
async function keepOpen(
  open: (signal: AbortSignal) => Promise<Response>,
  { look, tell, setLive }: Told,
  left: AbortSignal,
): Promise<void> {
  let live = false;
  let failures = 0;
  let connection = new AbortController();
  let heardAt = Date.now();
  let lastSignalAt = heardAt;
  const lookNow = () => {
    lastSignalAt = Date.now();
    look();
  };
  const alive = () => {
    heardAt = Date.now();
    if (live) return;
    live = true;
    setLive(true);
    failures = 0;
    // What happened before is in no event.
    lookNow();
  };
  const watch = setInterval(() => {
    if (Date.now() - heardAt > SILENT_MS) connection.abort();
    if (!live || Date.now() - lastSignalAt >= QUIET_MS) lookNow();
  }, LOOK_EVERY_MS);
  while (!left.aborted) {
    connection = new AbortController();
    heardAt = Date.now();
    try {
      const { body } = await open(AbortSignal.any([left, connection.signal]));
      if (body)
        for await (const event of eventsOf(body, alive)) {
          lastSignalAt = Date.now();
          tell(event);
        }
    } catch {
      // Refused, broken or silent: the pages look for themselves until the next one opens.
    }
    live = false;
    setLive(false);
    failures += 1;
    if (!left.aborted) {
      lookNow();
      await pause(Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures) * (0.5 + Math.random() / 2), left);
    }
  }
  clearInterval(watch);
}

async function* eventsOf(
  body: ReadableStream<BufferSource>,
  onComment: () => void,
): AsyncGenerator<OrderEvent> {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment }))
    .getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onComment();
      yield JSON.parse(value.data) as OrderEvent;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Waits, but no longer than until the page is online again or has left. */
function pause(milliseconds: number, left: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      left.removeEventListener('abort', end);
      settle();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    left.addEventListener('abort', end);
  });
}
