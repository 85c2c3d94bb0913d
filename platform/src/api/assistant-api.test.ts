import type { BffContract } from 'bff/contract';
import { hc } from 'hono/client';
import { expect, test, vi } from 'vitest';
import { createAssistantApi } from './assistant-api.ts';

const ORIGIN = 'http://localhost';
const request = { messages: [{ role: 'user' as const, content: 'Oi' }] };

/** An assistant whose answer's stream consists of these pieces of bytes. */
function assistantOf(pieces: Uint8Array<ArrayBuffer>[], cancel = () => {}) {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece) controller.enqueue(piece);
      else controller.close();
    },
    cancel,
  });
  const send = vi.fn(async () => new Response(body));
  return createAssistantApi(hc<BffContract>(ORIGIN, { fetch: send }), send, ORIGIN).assistant;
}

const bytesOf = (text: string) => [...new TextEncoder().encode(text)].map((byte) => Uint8Array.of(byte));

async function eventsOf(pieces: Uint8Array<ArrayBuffer>[]) {
  const events = [];
  for await (const event of assistantOf(pieces).answer(request)) events.push(event);
  return events;
}

test('an answer arrives whole, also when it is cut between the bytes of a letter', async () => {
  const stream = 'data: {"delta":"promoção 🎁"}\n\n: still here\n\ndata: {"kept":true}\r\n\r\n';
  expect(await eventsOf(bytesOf(stream))).toEqual([{ delta: 'promoção 🎁' }, { kept: true }]);
});

test('an event that was cut off is left out', async () => {
  expect(await eventsOf(bytesOf('data: {"delta":"Olá"}\n\ndata: {"del'))).toEqual([{ delta: 'Olá' }]);
});

test('leaving an answer closes its connection', async () => {
  const closed = vi.fn();
  const endless = Array.from({ length: 50 }, () => new TextEncoder().encode('data: {"delta":"a"}\n\n'));
  for await (const _event of assistantOf(endless, closed).answer(request)) break;
  await expect.poll(() => closed.mock.calls.length).toBe(1);
});
