import type { OrderEvent } from 'bff/contract';

/** A stream of what happens to pictures, which a test writes. */
export function fakeEvents() {
  const streams: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>[] = [];
  const write = (text: string) => {
    for (const stream of streams) stream.enqueue(new TextEncoder().encode(text));
  };
  return {
    /** How often it was opened. */
    opened: () => streams.length,
    open: () => {
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (stream) => {
          streams.push(stream);
          stream.enqueue(new TextEncoder().encode(': alive\n\n'));
        },
        cancel: () => {
          streams.length = 0;
        },
      });
      return new Response(body);
    },
    send: (event: OrderEvent) => write(`data: ${JSON.stringify(event)}\n\n`),
  };
}
