import { afterEach, expect, test, vi } from 'vitest';
import { createOrderStream } from './order-stream.ts';

afterEach(() => vi.useRealTimers());

/** A server whose streams a test writes to, ends and refuses. */
function createServer() {
  const streams: { write(text: string): void; end(): void; signal: AbortSignal }[] = [];
  const server = { refuses: false, streams };
  const orders = createOrderStream(async (signal) => {
    if (server.refuses) throw new Error('refused');
    let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start: (own) => {
        controller = own;
      },
    });
    signal.addEventListener('abort', () => controller?.error(signal.reason));
    const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
    streams.push({ write, end: () => controller?.close(), signal });
    return new Response(body);
  });
  const follow = (key: string | null) => {
    const received: string[] = [];
    const leave = orders.follow(key, (signal) => received.push(signal === 'look' ? 'look' : signal.status));
    return { received, leave };
  };
  return { server, streams, follow };
}

const alive = ': alive\n\n';
const event = (key: string, status = 'finished') => `data: ${JSON.stringify({ key, status })}\n\n`;

test('an order is looked at once as the stream opens, and then follows its events alone', async () => {
  const { streams, follow } = createServer();
  const { received, leave } = follow('one');
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.write(alive);
  streams[0]?.write(event('other') + event('one', 'working') + event('one'));
  await expect.poll(() => received).toEqual(['look', 'working', 'finished']);
  leave();
});

test('a page that follows all orders receives the events of each', async () => {
  const { streams, follow } = createServer();
  const { received, leave } = follow(null);
  await expect.poll(() => streams.length).toBe(1);
  streams[0]?.write(alive + event('one', 'working') + event('other'));
  await expect.poll(() => received).toEqual(['look', 'working', 'finished']);
  leave();
});

test('all orders of a page share one stream, which closes with the last of them', async () => {
  const { streams, follow } = createServer();
  const [one, other] = [follow('one'), follow('other')];
  await expect.poll(() => streams.length).toBe(1);
  one.leave();
  expect(streams[0]?.signal.aborted).toBe(false);
  other.leave();
  expect(streams[0]?.signal.aborted).toBe(true);
  expect(streams).toHaveLength(1);
});

test('a page without a stream looks every 3 s, and follows events again once there is one', async () => {
  vi.useFakeTimers();
  const { server, streams, follow } = createServer();
  server.refuses = true;
  const { received, leave } = follow('one');
  await vi.advanceTimersByTimeAsync(9_500);
  expect(received.length).toBeGreaterThanOrEqual(4);
  server.refuses = false;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  streams[0]?.write(alive);
  await vi.advanceTimersByTimeAsync(0);
  received.length = 0;
  await vi.advanceTimersByTimeAsync(2_000);
  streams[0]?.write(event('one'));
  await vi.advanceTimersByTimeAsync(0);
  expect(received).toEqual(['finished']);
  leave();
});

test('a stream that broke or fell silent is opened again, and the order looked at', async () => {
  vi.useFakeTimers();
  const { streams, follow } = createServer();
  const { received, leave } = follow('one');
  await vi.advanceTimersByTimeAsync(0);
  streams[0]?.write(alive);
  streams[0]?.end();
  await vi.advanceTimersByTimeAsync(1_500);
  expect([streams.length, received]).toEqual([2, ['look', 'look']]);
  streams[1]?.write(alive);
  await vi.advanceTimersByTimeAsync(20_000);
  expect([streams[1]?.signal.aborted, streams.length > 2]).toEqual([true, true]);
  leave();
});
